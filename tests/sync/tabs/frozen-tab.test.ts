import { expect, test } from 'vitest';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { onTheWayLock, PATIENCE, type Locks } from '../../../src/sync/attempt/locks.ts';
import { recover } from '../../../src/sync/attempt/after-a-kill.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aDevice, aServer, aTab, markFirst, sentAll, settingsFor } from '../a-sync.ts';

/** Holds a lock for ever, as a frozen tab does. */
function hold(locks: Locks, name: string): void {
  void locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
}

test('records that a frozen tab has taken and not marked are sent by another tab, which can close afterwards', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const locks = memoryLocks();
  await aPerson();
  await aPerson();
  hold(locks, onTheWayLock(store));
  const sync = await aTab({ store, locks }, settingsFor(server));
  await sentAll(store);
  expect(server.ledger()).toHaveLength(2);
  await sync.close();
});

test('a request that a frozen tab has sent is unknown once its deadline is long over', async () => {
  const { store, clock, aPerson } = await aDevice();
  const locks = memoryLocks();
  await aPerson();
  await markFirst(store);
  hold(locks, onTheWayLock(store));
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
  expect((await ledger(store)).all.states.noReply).toBe(1);
});
