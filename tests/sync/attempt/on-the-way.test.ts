import { expect, test } from 'vitest';
import { onTheWayLock, type Locks } from '../../../src/sync/attempt/locks.ts';
import { OnTheWay } from '../../../src/sync/attempt/on-the-way.ts';
import { aStore } from '../../store/a-store.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';

async function aTab() {
  const { store } = await aStore();
  const environment = { store, locks: memoryLocks(), timers: manualTimers() };
  return { environment, lock: onTheWayLock(store) };
}

/** Whether a tab could have the lock alone. */
function isFree(locks: Locks, name: string): Promise<boolean> {
  const free = locks.request(name, { signal: AbortSignal.timeout(5) }, () => Promise.resolve(true));
  return free.catch(() => false);
}

/** Work that goes on until it is told to end. */
function aWork() {
  let end: () => void = () => undefined;
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = () => {
    hasBegun = true;
    return ended;
  };
  return { work, end: () => end(), hasBegun: () => hasBegun };
}

test('records that go side by side have one lock, from the first of them to the last', async () => {
  const { environment, lock } = await aTab();
  let asked = 0;
  const locks: Locks = {
    request: (...how) => {
      asked += 1;
      return environment.locks.request(...how);
    },
  };
  const onTheWay = new OnTheWay({ ...environment, locks });
  const [one, other] = [aWork(), aWork()];
  const first = onTheWay.during(one.work);
  const second = onTheWay.during(other.work);
  await expect.poll(other.hasBegun).toBe(true);
  expect(asked).toBe(1);
  one.end();
  await first;
  expect(await isFree(environment.locks, lock)).toBe(false);
  other.end();
  await second;
  expect(await isFree(environment.locks, lock)).toBe(true);
});

test('no tab waits for another one that sends as well, and one that fails gives the lock up too', async () => {
  const { environment, lock } = await aTab();
  const [here, there] = [aWork(), aWork()];
  const sent = new OnTheWay(environment).during(here.work);
  const elsewhere = new OnTheWay(environment).during(there.work);
  await expect.poll(there.hasBegun).toBe(true);
  here.end();
  there.end();
  await Promise.all([sent, elsewhere]);
  const failing = new OnTheWay(environment).during(() => Promise.reject(new Error('No')));
  await expect(failing).rejects.toThrow('No');
  expect(await isFree(environment.locks, lock)).toBe(true);
});

test('from a tab that is frozen while it looks after others the lock is taken after half a second', async () => {
  const { environment, lock } = await aTab();
  const { locks, timers } = environment;
  const frozen = locks
    .request(lock, {}, () => new Promise<void>(() => undefined))
    .catch((error: unknown) => (error as Error).name);
  const { work, end, hasBegun } = aWork();
  const sent = new OnTheWay(environment).during(work);
  await timers.pass(499);
  expect(hasBegun()).toBe(false);
  await timers.pass(1);
  await expect.poll(hasBegun).toBe(true);
  expect(await frozen).toBe('AbortError');
  end();
  await sent;
  expect(await isFree(locks, lock)).toBe(true);
});

test('a tab whose lock was taken finishes what it has begun, and asks again for the next record', async () => {
  const { environment, lock } = await aTab();
  const { locks } = environment;
  const onTheWay = new OnTheWay(environment);
  const [one, next] = [aWork(), aWork()];
  const first = onTheWay.during(one.work);
  await expect.poll(one.hasBegun).toBe(true);
  await locks.request(lock, { steal: true }, () => Promise.resolve());
  expect(await isFree(locks, lock)).toBe(true);
  const second = onTheWay.during(next.work);
  await expect.poll(next.hasBegun).toBe(true);
  expect(await isFree(locks, lock)).toBe(false);
  one.end();
  await first;
  next.end();
  await second;
  expect(await isFree(locks, lock)).toBe(true);
});
