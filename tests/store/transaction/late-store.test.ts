import { expect, onTestFinished, test } from 'vitest';
import { beginLateStore, loadStore } from '../../../src/store/transaction/late-store.ts';
import { live } from '../../../src/store/transaction/live.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { StoreProblem } from '../../../src/store/transaction/store-problem.ts';
import '../a-store.ts';

function begin(name: string, prepare = () => Promise.resolve(undefined)) {
  const keeping = { ready: Promise.resolve() };
  const given = { name, keeping, delay: { milliseconds: 0 }, prepare };
  const begun = beginLateStore({ ...given, now: () => new Date(0), newId: () => name, random: () => 0.5 });
  onTestFinished(async () => {
    await begun.opened;
    begun.store.close();
  });
  return begun;
}

test('a store has its name before its code has come, and says of its database that it is not there', async () => {
  const { store, opened } = begin('late');
  expect(store.name).toBe('late');
  expect(store.fresh).toBe(false);
  expect(() => store.db).toThrow(StoreProblem);
  await loadStore();
  expect(store.db.name).toBe('late');
  await opened;
  expect(store.fresh).toBe(true);
});

test('what is asked live before the code has come is answered', async () => {
  const { store } = begin('asked before its code');
  const counters = await new Promise((next, failed) => {
    onTestFinished(live(() => readCounters(store.db)).subscribe(next, failed));
  });
  expect(counters).toMatchObject({ userSeq: 0 });
});

test('what is no longer watched when the code comes asks nothing', async () => {
  const { store, opened } = begin('not watched any longer');
  let isAsked = false;
  const stop = live(async () => {
    isAsked = true;
    return readCounters(store.db);
  }).subscribe(
    () => undefined,
    () => undefined,
  );
  stop();
  await opened;
  expect(isAsked).toBe(false);
});

test('what is asked live while the database is being prepared is answered', async () => {
  let isPrepared = (): void => undefined;
  const preparing = new Promise<undefined>((resolve) => (isPrepared = () => resolve(undefined)));
  let isPreparing = false;
  const { store } = begin('asked while it is prepared', () => {
    isPreparing = true;
    return preparing;
  });
  const counters = new Promise((next, failed) => {
    onTestFinished(live(() => readCounters(store.db)).subscribe(next, failed));
  });
  await expect.poll(() => isPreparing).toBe(true);
  isPrepared();
  expect(await counters).toMatchObject({ userSeq: 0 });
});
