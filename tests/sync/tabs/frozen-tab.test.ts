import { expect, test } from 'vitest';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { attemptLock, type Locks } from '../../../src/sync/attempt/locks.ts';
import { recover } from '../../../src/sync/attempt/recover.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aDevice, aServer, aTab, markFirst, sentAll, settingsFor } from '../a-sync.ts';

/** Holds a lock for ever, as a frozen tab does. */
function hold(locks: Locks, name: string): void {
  void locks.request(name, {}, () => new Promise(() => undefined)).catch(() => undefined);
}

test('records that a frozen tab has locked and not marked are sent by another tab, which can close afterwards', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const locks = memoryLocks();
  await aPerson();
  await aPerson();
  for (const { id } of await store.db.ops.toArray()) hold(locks, attemptLock(store, id));
  const sync = await aTab({ store, locks }, settingsFor(server));
  await sentAll(store);
  expect(server.ledger()).toHaveLength(2);
  await sync.close();
});

test('a request that a frozen tab has sent is unknown once its deadline is long over', async () => {
  const { store, clock, aPerson } = await aDevice();
  const locks = memoryLocks();
  await aPerson();
  hold(locks, attemptLock(store, await markFirst(store)));
  const environment = { store, locks, timers: browserTimers };
  expect(await recover(environment)).toBe(1);
  expect((await ledger(store)).all.states.sending).toBe(1);
  clock.pass(60_000);
  expect(await recover(environment)).toBe(0);
  expect((await ledger(store)).all.states.unknown).toBe(1);
});
