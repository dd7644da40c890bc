import { forceCloseDatabase } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { expect, onTestFinished, test } from 'vitest';
import { readChange, writeChange } from '../../../src/store/transaction/change-count.ts';
import { live } from '../../../src/store/transaction/live.ts';
import { openAgain } from '../../../src/store/transaction/open-again.ts';
import type { StoreProblem } from '../../../src/store/transaction/store-problem.ts';
import { openStore } from '../../../src/store/transaction/store.ts';
import { aClock, ids, makers } from '../a-store.ts';
import { Disk } from '../disk.ts';

let devices = 0;

/** A store with someone in it, and what the app is told of it. */
async function aDevice() {
  devices += 1;
  const troubles: StoreProblem['kind'][] = [];
  const onTrouble = ({ kind }: StoreProblem) => troubles.push(kind);
  const name = `open again ${devices}`;
  const store = await openStore({ name, now: aClock().now, newId: ids(), random: () => 0.5, onTrouble });
  const make = makers(store);
  await make.aPerson();
  /** What a browser does when it loses its storage for a moment. */
  const closedByBrowser = () => {
    // The parameter is declared as the class of a connection, but an open connection is what it closes.
    forceCloseDatabase(store.db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
  };
  return { ...make, store, name, troubles, closedByBrowser };
}

test('a database that the browser has closed is opened again, goes on as before, and is watched again', async () => {
  const { store, aPerson, troubles, closedByBrowser } = await aDevice();
  closedByBrowser();
  expect(troubles).toEqual(['closed']);
  await expect(aPerson()).rejects.toMatchObject({ kind: 'closed' });
  expect(await openAgain(store)).toBe(true);
  await aPerson();
  expect(await store.db.users.count()).toBe(2);
  expect((await readChange(store.db))?.seq).toBe(2);
  closedByBrowser();
  await expect.poll(() => troubles).toEqual(['closed', 'closed']);
});

test('a save that failed before is no change that the database has lost', async () => {
  const { store, name, aPerson, closedByBrowser } = await aDevice();
  const disk = new Disk(name);
  disk.isFull = true;
  await expect(aPerson()).rejects.toMatchObject({ kind: 'quota' });
  disk.isFull = false;
  closedByBrowser();
  expect(await openAgain(store)).toBe(true);
});

test('what was asked live while it was closed is answered once it is open again', async () => {
  const { store, closedByBrowser } = await aDevice();
  closedByBrowser();
  const counts: number[] = [];
  let failed = 0;
  const asked = live(() => {
    const counting = store.db.users.count();
    counting.catch(() => (failed += 1));
    return counting;
  });
  onTestFinished(
    asked.subscribe(
      (count) => counts.push(count),
      (problem) => expect.unreachable(problem.message),
    ),
  );
  await expect.poll(() => failed).toBe(1);
  expect(await openAgain(store)).toBe(true);
  await expect.poll(() => counts).toEqual([1]);
});

test('one that is gone is not made again', async () => {
  const { store, name, closedByBrowser } = await aDevice();
  closedByBrowser();
  await Dexie.delete(name);
  expect(await openAgain(store)).toBe(false);
  expect(await Dexie.exists(name)).toBe(false);
});

test.each([
  ['has lost a change', { seq: 0 }],
  ['is another one', { epoch: 'another life' }],
])('one that %s stays closed, because only a start compares it with its second copy', async (_, other) => {
  const { store, name, aPerson, closedByBrowser } = await aDevice();
  const change = await readChange(store.db);
  closedByBrowser();
  const elsewhere = await openStore({ name, now: aClock().now, newId: ids(), random: () => 0.5 });
  if (change) await writeChange(elsewhere.db, { ...change, ...other });
  elsewhere.close();
  expect(await openAgain(store)).toBe(false);
  await expect(aPerson()).rejects.toMatchObject({ kind: 'closed' });
});
