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
  const { store, aPerson, anAssignment } = await aStore('wiped');
  expect(await new Canary(store, storage).lost()).toBe(0);
  await anAssignment(await aPerson());
  await aPerson();
  await expect.poll(() => storage.getItem('wiped records made')).toBe('3');
  await wipe([store.db]);

  const after = await aStore('wiped');
  const canary = new Canary(after.store, storage);
  expect(await canary.lost()).toBe(3);
  await after.aPerson();
  const again = new Canary(after.store, storage);
  expect(await again.lost()).toBe(2);
  await again.acknowledge();
  expect(await new Canary(after.store, storage).lost()).toBe(0);
});

test('a device that a person erased misses nothing', async () => {
  const storage = aStorage();
  const { store, aPerson } = await aStore('erased');
  const canary = new Canary(store, storage);
  await aPerson();
  await canary.lost();
  canary.forget();
  await wipe([store.db]);
  expect(await new Canary((await aStore('erased')).store, storage).lost()).toBe(0);
});
