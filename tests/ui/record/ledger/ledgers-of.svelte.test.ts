import { expect, test, vi } from 'vitest';
import type { Outpost } from '../../../../src/ui/app/outpost.ts';
import { Session } from '../../../../src/ui/app/session.svelte.ts';
import { ledgersOf } from '../../../../src/ui/record/ledger/ledgers-of.ts';
import { aStore } from '../../../store/a-store.ts';

/** Shows how many people there are, as a part of the page does. */
function shows(page: Pick<Outpost, 'session' | 'store'>) {
  const seen: { people?: number | undefined; error?: Error | undefined } = {};
  const ledgers = ledgersOf(page);
  const stop = $effect.root(() => {
    $effect.pre(() => {
      seen.people = ledgers.value?.people.made;
      seen.error = ledgers.error;
    });
  });
  return { seen, stop };
}

test('what one part of the page shows, the next one shows at once', async () => {
  const { store, aPerson } = await aStore();
  const page = { session: new Session(), store };
  await aPerson();
  const first = shows(page);
  await expect.poll(() => first.seen.people).toBe(1);
  const second = shows(page);
  expect(second.seen.people).toBe(1);
  await aPerson();
  await expect.poll(() => [first.seen.people, second.seen.people]).toEqual([2, 2]);
  first.stop();
  second.stop();
});

test('where the numbers could not be read, the next one that shows them reads again', async () => {
  const { store, aPerson } = await aStore();
  const page = { session: new Session(), store };
  await aPerson();
  // Once the browser does not give what it has.
  const reading = vi.spyOn(store.db.meta, 'get').mockRejectedValueOnce(new Error('UnknownError'));
  const first = shows(page);
  await expect.poll(() => first.seen.error).toBeDefined();
  reading.mockRestore();
  const second = shows(page);
  await expect.poll(() => second.seen.people).toBe(1);
  first.stop();
  second.stop();
});
