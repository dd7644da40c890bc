import { describe, expect, onTestFinished, test } from 'vitest';
import {
  startServer,
  type RunningServer,
  type ServerOptions,
} from '../../../src/server/node/start-server.ts';
import { people } from '../../../data/sample.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { pauseSentence } from '../../../src/ui/messages/choose/sending.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { passTime } from '../../support/browser/pass-time.ts';
import {
  allConfirmed,
  configure,
  KEY,
  registerWithAssessment,
  sendingDevice,
  sendNow,
  states,
} from '../../support/parts/sending-device.ts';

const PEOPLE = 3;

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

describe('what was registered before a server was known', () => {
  test('arrives once each, with the server’s ids in every assignment, and the screen says so', async () => {
    const server = await referenceServer();
    const { page } = await sendingDevice(server, PEOPLE);
    await configure(page, server.url);
    await sendNow(page);
    await expect.poll(() => allConfirmed(page)).toBe(true);

    const users = await rowsOf(page, 'users');
    const accepted = server.ledger().map(({ operation }) => operation);
    expect(accepted.filter((operation) => operation === 'createUser')).toHaveLength(PEOPLE);
    expect(accepted.filter((operation) => operation === 'assign')).toHaveLength(PEOPLE);
    const local = users.map(({ id }) => String(id));
    expect(JSON.stringify(server.ledger())).not.toMatch(new RegExp(local.join('|')));
    await page.getByRole('row', { name: `confirmed ${PEOPLE} ${PEOPLE}` }).waitFor();
  });

  test(
    'stays where it is while the key is refused, and goes once the key is right',
    { tags: ['night'] },
    async () => {
      const server = await referenceServer();
      const { page } = await sendingDevice(server, PEOPLE);
      await configure(page, server.url, 'another-key');
      await sendNow(page);
      await page
        .getByText(pauseSentence({ reason: 'credentials' }))
        .first()
        .waitFor();
      expect(server.ledger()).toEqual([]);
      expect(new Set(await states(page, 'users'))).toEqual(new Set(['waiting']));
      await configure(page, server.url);
      await sendNow(page);
      await expect.poll(() => allConfirmed(page)).toBe(true);
    },
  );
});

test(
  'while the browser says that there is no network a person waits, however lately the server answered',
  { tags: ['night'] },
  async () => {
    const server = await referenceServer();
    const { page } = await sendingDevice(server, 1, {}, 'can be set ahead');
    await configure(page, server.url);
    await sendNow(page);
    await expect.poll(() => allConfirmed(page)).toBe(true);
    const sent = server.ledger().length;

    await page.context().setOffline(true);
    await page.evaluate(() => (location.hash = '#/'));
    await registerWithAssessment(page, people(4, 1));
    await passTime(page, 2);
    expect((await states(page, 'users')).toSorted()).toEqual(['confirmed', 'waiting']);
    expect(await rowsOf(page, 'attempts')).toHaveLength(sent);

    await page.context().setOffline(false);
    await expect.poll(() => allConfirmed(page)).toBe(true);
  },
);

test(
  'an assignment that the server refused is edited, confirmed again, and sent again without what was refused',
  { tags: ['night'] },
  async () => {
    const server = await referenceServer();
    server.faults.set({ fault: 'rule', operation: 'assign', count: 1 });
    const { page } = await sendingDevice(server, 1);
    await configure(page, server.url);
    await sendNow(page);
    const needs = page.getByRole('region', { name: screens.sync.toFix.title, exact: true });
    await needs.getByText('The server has a rule of its own').waitFor();
    await needs.getByRole('link').click();
    await page.getByRole('link', { name: screens.person.editAndSend }).click();
    await page.getByRole('button', { name: 'Remove Poise about this person' }).click();
    await page.getByRole('checkbox', { name: /^Activity Interests/ }).check();
    await page.getByRole('checkbox', { name: 'I confirm the purchase of 1 assessment' }).check();
    await page.getByRole('button', { name: screens.person.saveAndSend }).click();
    await expect.poll(() => allConfirmed(page)).toBe(true);

    const bought = server.ledger().filter(({ operation }) => operation === 'assign');
    expect(bought.map(({ body }) => String(body['auto_assign']))).toEqual([
      expect.stringMatching(/^\[\{"key":"AI","target":"[0-9a-f-]{36}"\}\]$/),
    ]);
    const attempts = (await rowsOf(page, 'attempts')).map(({ request }) => JSON.stringify(request));
    expect(attempts.filter((bytes) => bytes.includes('PO'))).toHaveLength(1);
    const happened = page.getByRole('complementary', { name: screens.record.person });
    await happened
      .getByText(/^Assignment of Poise/)
      .first()
      .waitFor();
    await happened
      .getByText(/^Assignment of Activity Interests/)
      .first()
      .waitFor();
    await happened
      .getByText(/Rejected/)
      .first()
      .waitFor();
  },
);
