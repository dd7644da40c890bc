import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { allConfirmed, configure, KEY, sendNow } from '../../support/parts/sending-device.ts';

const PEOPLE = 24;

test('some are sent from the list while sending is stopped, with what is assigned to them, and nobody else is', async () => {
  const [app, server, browser] = [await serveApp(), await startReferenceServer({ key: KEY }), await browse()];
  onTestFinished(() => server.close());
  server.faults.set({ fault: 'slow', operation: 'createUser', count: 4, ms: 1_000 });
  browser.allow(server.url);
  const page = await browser.open(app.url);
  const isLast = (at: number) => at === PEOPLE - 1;
  await fillDevice(page, {
    count: PEOPLE,
    seed: 4,
    lived: true,
    assignmentOf: (at) => (isLast(at) ? 'blocked' : undefined),
  });
  await page.reload();
  await configure(page, server.url);
  await page.evaluate(() => (location.hash = '#/sync'));
  await page.getByRole('button', { name: 'Pause sending' }).click();
  await page.getByText('Sending is paused.').waitFor();
  await expect.poll(() => onTheirWay(page)).toBe(0);
  const before = server.ledger().length;
  expect(before).toBeLessThan(PEOPLE - 2);

  await page.evaluate(() => (location.hash = '#/people'));
  await page.getByRole('button', { name: 'Select several' }).click();
  // The newest: they would be sent last.
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check();
  await page.getByRole('button', { name: 'Send 2' }).click();
  await page.getByText('2 people to be sent first.').waitFor();
  await page.getByText('Sending stays paused for all others.').waitFor();
  await expect.poll(() => server.ledger().length).toBe(before + 3);
  expect((await rowsOf(page, 'users')).slice(-2).map(({ state }) => state)).toEqual([
    'confirmed',
    'confirmed',
  ]);
  expect(
    server
      .ledger()
      .slice(before)
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(['assign', 'createUser', 'createUser']);

  await sendNow(page);
  await expect.poll(() => allConfirmed(page), { timeout: 20_000 }).toBe(true);
  expect(server.ledger()).toHaveLength(PEOPLE + 1);
});

async function onTheirWay(page: Page): Promise<number> {
  return (await rowsOf(page, 'users')).filter(({ state }) => state === 'sending').length;
}
