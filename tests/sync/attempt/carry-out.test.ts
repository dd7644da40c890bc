import { expect, test } from 'vitest';
import { carryOut } from '../../../src/sync/attempt/carry-out.ts';
import { attemptLock } from '../../../src/sync/attempt/locks.ts';
import { aStore } from '../../store/a-store.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';

/** Nothing is marked ahead of its turn. */
const IN_TURN = { ahead: () => undefined, now: () => undefined };

/** A device with one record to send, and what a tab needs to carry its attempt out. */
async function aRecord() {
  const { store, aPerson } = await aStore();
  const subjectId = await aPerson();
  const op = await store.db.ops.where({ subjectId }).first();
  if (!op) throw new Error('A person has an operation');
  return { op, environment: { store, locks: memoryLocks(), timers: manualTimers() } };
}

test('a record that may not be sent after all is left as it is, and its lock is free again', async () => {
  const { op, environment } = await aRecord();
  const { store, locks } = environment;
  const lock = attemptLock(store, op.id);
  let taken: unknown;
  const enter = async () => {
    taken = await locks
      .request(lock, { signal: AbortSignal.timeout(1) }, () => Promise.resolve('free'))
      .catch(() => 'held');
    return undefined;
  };
  const answered = () => {
    throw new Error('Nothing was sent');
  };
  expect(await carryOut(environment, op, { ...IN_TURN, enter, answered })).toBeUndefined();
  expect(taken).toBe('held');
  expect(await locks.request(lock, {}, () => Promise.resolve('free'))).toBe('free');
  expect(await store.db.ops.get(op.id)).toEqual(op);
});

test('the lock of a frozen tab is taken from it after half a second', async () => {
  const { op, environment } = await aRecord();
  const { store, locks, timers } = environment;
  const frozen = locks
    .request(attemptLock(store, op.id), {}, () => new Promise<void>(() => undefined))
    .catch((error: unknown) => (error as Error).name);
  let entered = false;
  const enter = () => {
    entered = true;
    return Promise.resolve(undefined);
  };
  const carried = carryOut(environment, op, { ...IN_TURN, enter, answered: () => undefined });
  await timers.pass(499);
  expect(entered).toBe(false);
  await timers.pass(1);
  await carried;
  expect(entered).toBe(true);
  expect(await frozen).toBe('AbortError');
});
