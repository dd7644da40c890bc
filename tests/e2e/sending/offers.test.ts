import { expect, onTestFinished, test } from 'vitest';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { expectThat } from '../../support/browser/expect-that.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { allConfirmed, configure, KEY, sendingDevice, sendNow } from '../../support/parts/sending-device.ts';

const PEOPLE = 2;

test(
  'a server of another origin that promises to honour keys leaves no lost answer to a person',
  { tags: ['night'] },
  async () => {
    const offers = ['idempotency-key', 'device'] as const;
    const server = await startReferenceServer({ key: KEY, closeConnections: true, offers });
    onTestFinished(() => server.close());
    for (const operation of ['createUser', 'assign'] as const)
      server.faults.set({ fault: 'drop-after', operation, count: 1 });
    const { page } = await sendingDevice(server, PEOPLE);
    await configure(page, server.url);
    await sendNow(page);
    await expect.poll(() => allConfirmed(page)).toBe(true);

    // Each was done once, though each kind lost an answer.
    const done = server.ledger().map(({ operation }) => operation);
    expect(done.toSorted()).toEqual(['assign', 'assign', 'createUser', 'createUser']);
    expect(server.faults.list()).toMatchObject([{ happened: 1 }, { happened: 1 }]);
    const attempts = await rowsOf(page, 'attempts');
    const lost = attempts.filter(({ outcome }) => outcome === 'noReply');
    expect(lost).toHaveLength(2);
    for (const { opId, key, promised } of lost) {
      expect(promised).toBe(true);
      const again = attempts.filter((one) => one['opId'] === opId && one['outcome'] === 'confirmed');
      expect(again.map((one) => one['key'])).toEqual([key]);
    }
    expect(new Set(server.ledger().map(({ device }) => device)).size).toBe(1);
    // An assignment carries the receipt of its person.
    const receipts = (await rowsOf(page, 'users')).map(({ receipt }) => receipt);
    const told = server.ledger().map(({ receipt }) => receipt);
    expect(told.toSorted()).toEqual([...receipts, ...receipts].toSorted());

    await page.evaluate(() => (location.hash = '#/settings/server'));
    await page.getByText(screens.settings.server.details).click();
    await expectThat(page.getByText(screens.settings.server.keysAnnounced)).toBeVisible();
  },
);
