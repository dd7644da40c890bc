import { expect, test } from 'vitest';
import { onTheWayLock } from '../../../src/sync/attempt/locks.ts';
import { Recovery } from '../../../src/sync/attempt/when-to-recover.ts';
import { RECOVER_AGAIN } from '../../../src/sync/queue/pace.ts';
import { aStore } from '../../store/a-store.ts';
import { Disk } from '../../store/disk.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { markFirst } from '../a-sync.ts';

/** A device on which another tab has marked a record as on its way. */
async function aMarkedRecord() {
  const { store, clock, aPerson } = await aStore();
  await aPerson();
  await markFirst(store);
  const locks = memoryLocks();
  const timers = manualTimers();
  const recovery = new Recovery({ store, locks, timers }, () => Promise.resolve());
  /** The other tab, which waits for the answer until it is told to stop. */
  const holdLock = () => {
    let release: () => void = () => undefined;
    void locks.request(
      onTheWayLock(store),
      { mode: 'shared' },
      () => new Promise<void>((stop) => (release = stop)),
    );
    return () => release();
  };
  const look = async () => {
    const looked = recovery.whenDue();
    await timers.pass(600);
    await looked;
  };
  return { store, clock, recovery, holdLock, look };
}

test('a tab that is alive is looked at again later, and no more once it has let go', async () => {
  const { clock, recovery, holdLock, look } = await aMarkedRecord();
  const letGo = holdLock();
  await look();
  const again = recovery.dueAt;
  expect(again).toBe(clock.now().getTime() + RECOVER_AGAIN);
  letGo();
  await look();
  expect(recovery.dueAt).toBe(again);
  clock.pass(RECOVER_AGAIN);
  await look();
  expect(recovery.dueAt).toBe(Infinity);
});

test('a tab that becomes the sender again looks again', async () => {
  const { recovery, look } = await aMarkedRecord();
  await look();
  expect(recovery.dueAt).toBe(Infinity);
  recovery.start();
  expect(recovery.dueAt).toBe(0);
});

test('what the database refuses to recover is recovered later', async () => {
  const { store, clock, recovery, look } = await aMarkedRecord();
  const disk = new Disk(store.db.name);
  disk.isInTrouble = true;
  await look();
  expect(recovery.dueAt).toBe(clock.now().getTime() + RECOVER_AGAIN);
  disk.isInTrouble = false;
  clock.pass(RECOVER_AGAIN);
  await look();
  expect(recovery.dueAt).toBe(Infinity);
  expect((await store.db.ops.toArray()).map(({ status }) => status)).toEqual(['noReply']);
});
