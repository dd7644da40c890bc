import { expect, test } from 'vitest';
import { Canary } from '../../src/organisation/canary.ts';
import { aStore } from '../store/a-store.ts';
import { wipe } from '../store/disk.ts';

/** Another kind of storage, as a browser has one beside the database. */
function aStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  };
}

test('a database that the browser erased is missed by its count, until a person has read it', async () => {
  const storage = aStorage();
  const { store, aPerson, anAssignment, aGroup } = await aStore('wiped');
  expect(await new Canary(store, storage).lost()).toBe(0);
  await anAssignment(await aPerson());
  await aPerson();
  await aGroup();
  await expect.poll(() => storage.getItem('wiped records made')).toBe('4');
  await wipe([store.db]);

  const after = await aStore('wiped');
  const canary = new Canary(after.store, storage);
  expect(await canary.lost()).toBe(4);
  // Records that are made since do not make up for those that are gone.
  for (let made = 0; made < 4; made += 1) await after.aPerson();
  await expect.poll(() => storage.getItem('wiped records made')).toBe('4 4');
  const again = new Canary(after.store, storage);
  expect(await again.lost()).toBe(4);
  await again.acknowledge();
  await after.aPerson();
  await expect.poll(() => storage.getItem('wiped records made')).toBe('5');
  expect(await new Canary(after.store, storage).lost()).toBe(0);
});

test('a second loss is added to one that no one has read about', async () => {
  const storage = aStorage();
  storage.setItem('twice records made', '2 3');
  const { store } = await aStore('twice');
  expect(await new Canary(store, storage).lost()).toBe(5);
  expect(await new Canary(store, storage).lost()).toBe(5);
});

test('an entry that someone else has written counts as nothing', async () => {
  const storage = aStorage();
  storage.setItem('odd records made', 'many more');
  expect(await new Canary((await aStore('odd')).store, storage).lost()).toBe(0);
});

test('a device that a person erased reports no loss, whatever other tabs are about to write', async () => {
  const storage = aStorage();
  const { store, aPerson } = await aStore('erased');
  const canary = new Canary(store, storage);
  await aPerson();
  await canary.lost();
  await new Canary((await aStore('erased')).store, storage).lost();
  canary.forget();
  expect(storage.values.size).toBe(0);
  await canary.acknowledge();
  expect(storage.values.size).toBe(0);
  storage.setItem('erased records made', '1');
  await wipe([store.db]);
  expect(await new Canary((await aStore('erased')).store, storage).lost()).toBe(0);
});
