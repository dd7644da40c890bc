import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eraseDatabase } from '../../../src/store/transaction/erase-database.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { aStore } from '../a-store.ts';

const openAgain = ({ now, newId, random }: Store, name: string) => openStore({ name, now, newId, random });

test('erasing leaves nothing behind, and the device starts again', async () => {
  const { store, aPerson } = await aStore('to-erase');
  await aPerson();
  await eraseDatabase(store);
  const again = await openAgain(store, 'to-erase');
  expect(again.fresh).toBe(true);
  expect(await again.db.users.count()).toBe(0);
});

test('erasing takes the database away from other tabs, which are told', async () => {
  const { store, newId } = await aStore('in-two-tabs');
  const told: string[] = [];
  const { now, random } = store;
  await openStore({ name: 'in-two-tabs', now, newId, random, onTrouble: ({ kind }) => told.push(kind) });
  await eraseDatabase(store);
  expect(told).toEqual(['erased']);
});

test('what is still being read is let finish: no one is said to have an older version open, or to stand in the way', async () => {
  const { store: made } = await aStore('while-reading');
  made.close();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const told: string[] = [];
  const { now, newId, random } = made;
  const onTrouble = ({ kind }: { kind: string }) => void told.push(kind);
  const store = await openStore({ name: 'while-reading', now, newId, random, onTrouble });
  const reading = store.db.backendDB().transaction('users');
  let read = 0;
  const readOn = () => {
    read += 1;
    if (read <= 20) reading.objectStore('users').count().onsuccess = readOn;
  };
  readOn();
  await eraseDatabase(store);
  expect(read).toBe(21);
  expect(told).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test('a connection that the browser is closing by itself is no reason not to erase', async () => {
  const { store, aPerson } = await aStore('closing');
  await aPerson();
  store.db.backendDB().close();
  await eraseDatabase(store);
  expect((await openAgain(store, 'closing')).fresh).toBe(true);
});

test('an older version is no reason either where another tab does not let go', async () => {
  const { store, newId } = await aStore('held-open');
  const told: string[] = [];
  const { now, random } = store;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const onTrouble = ({ kind }: { kind: string }) => void told.push(kind);
  const mine = await openStore({ name: 'held-open', now, newId, random, onTrouble });
  store.close();
  const holder = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = Dexie.dependencies.indexedDB.open('held-open');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('It does not open'));
  });
  const isAsked = new Promise((resolve) => (holder.onversionchange = resolve));
  const erasing = eraseDatabase(mine);
  await isAsked;
  // Long after the page was told that it is blocked, which happens in one of the next turns.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  holder.close();
  await erasing;
  expect(told).toEqual([]);
});
