import { expect, test } from 'vitest';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { attemptLock, onTheWayLock, PATIENCE, type Locks } from '../../../src/sync/attempt/locks.ts';
import { recover } from '../../../src/sync/attempt/recover.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aDevice, aServer, aTab, markFirst, sentAll, settingsFor } from '../a-sync.ts';

/** Holds a lock for ever, as a frozen tab does. */
function hold(locks: Locks, name: string, mode: 'exclusive' | 'shared' = 'exclusive'): void {
  void locks.request(name, { mode }, () => new Promise(() => undefined)).catch(() => undefined);
}

test('records that a frozen tab has taken and not marked are sent by another tab, which can close afterwards', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const locks = memoryLocks();
  await aPerson();
  await aPerson();
  hold(locks, onTheWayLock(store), 'shared');
  // As a tab of an older version does.
  for (const { id } of await store.db.ops.toArray()) hold(locks, attemptLock(store, id));
  const sync = await aTab({ store, locks }, settingsFor(server));
  await sentAll(store);
  expect(server.ledger()).toHaveLength(2);
  await sync.close();
});

test.each(['', ' of an older version'])(
  'a request that a frozen tab%s has sent is unknown once its deadline is long over',
  async (version) => {
    const { store, clock, aPerson } = await aDevice();
    const locks = memoryLocks();
    await aPerson();
    const opId = await markFirst(store);
    if (version) hold(locks, attemptLock(store, opId));
    else hold(locks, onTheWayLock(store), 'shared');
    const timers = manualTimers();
    const recovered = async () => {
      const recovering = recover({ store, locks, timers });
      await timers.pass(2 * PATIENCE);
      return recovering;
    };
    expect(await recovered()).toBe(1);
    expect((await ledger(store)).all.states.sending).toBe(1);
    clock.pass(60_000);
    expect(await recovered()).toBe(0);
    expect((await ledger(store)).all.states.unknown).toBe(1);
  },
);
