import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { people } from '../../data/sample.ts';
import { startServer, type RunningServer, type ServerOptions } from '../../src/server/start-server.ts';
import { browse, serveApp } from '../support/e2e.ts';
import { register, rowsOf } from '../support/field-worker.ts';

const KEY = 'a-key-for-tests';
const PEOPLE = 6;

async function referenceServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    key: KEY,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    closeConnections: true,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

/** A device on which people were registered, each with an assessment, before it ever knew a server. */
async function device(server: RunningServer) {
  const [app, browser] = [await serveApp(), await browse()];
  browser.allow(server.url);
  const page = await browser.open(app.url);
  await page.getByText('Assessments to assign: none').click();
  await page.getByRole('checkbox', { name: /^Poise/ }).check();
  for (const person of people(3, PEOPLE)) {
    await page.getByRole('checkbox', { name: /I confirm the purchase of 1 assessment/ }).check();
    await register(page, person);
  }
  return { app, browser, page };
}

async function configure(page: Page, address: string, key = KEY): Promise<void> {
  await page.evaluate(() => (location.hash = '#/settings'));
  await page.getByRole('textbox', { name: 'Server address' }).fill(address);
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Save settings' }).click();
}

async function sendNow(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/sync'));
  await page.getByRole('button', { name: 'Send now' }).click();
}

const states = async (page: Page, table: string) => (await rowsOf(page, table)).map(({ state }) => state);
const allConfirmed = async (page: Page) =>
  [...(await states(page, 'users')), ...(await states(page, 'assignments'))].every(
    (state) => state === 'confirmed',
  );

describe('what was registered before a server was known', () => {
  test('arrives once each, with the server’s ids in every assignment, and the screen says so', async () => {
    const server = await referenceServer();
    const { page } = await device(server);
    await configure(page, server.url);
    await sendNow(page);
    await expect.poll(() => allConfirmed(page), { timeout: 30_000 }).toBe(true);

    const users = await rowsOf(page, 'users');
    const accepted = server.ledger().map(({ operation }) => operation);
    expect(accepted.filter((operation) => operation === 'createUser')).toHaveLength(PEOPLE);
    expect(accepted.filter((operation) => operation === 'assign')).toHaveLength(PEOPLE);
    const local = users.map(({ id }) => String(id));
    expect(JSON.stringify(server.ledger())).not.toMatch(new RegExp(local.join('|')));
    await page.getByRole('row', { name: `confirmed ${PEOPLE} ${PEOPLE} ${PEOPLE * 2}` }).waitFor();
  });

  test('stays where it is while the key is refused, and goes once the key is right', async () => {
    const server = await referenceServer();
    const { page } = await device(server);
    await configure(page, server.url, 'another-key');
    await sendNow(page);
    await page
      .getByText(/refuse.* key|key.* refuse/i)
      .first()
      .waitFor();
    expect(server.ledger()).toEqual([]);
    expect(new Set(await states(page, 'users'))).toEqual(new Set(['waiting']));
    await configure(page, server.url);
    await sendNow(page);
    await expect.poll(() => allConfirmed(page), { timeout: 30_000 }).toBe(true);
  });
});
