import { expect, test } from 'vitest';
import { takesChanges, testWrite } from '../../../src/store/transaction/test-write.ts';
import { aStore } from '../a-store.ts';
import { Disk } from '../disk.ts';

test('a change is tried, leaves nothing and is not counted', async () => {
  const { store, aPerson } = await aStore();
  await aPerson();
  const before = await store.db.meta.toArray();
  expect(await takesChanges(store)).toBe(true);
  expect(await store.db.meta.toArray()).toEqual(before);
});

test('a closed database takes none', async () => {
  const { store } = await aStore();
  store.close();
  expect(await takesChanges(store)).toBe(false);
});

test('a full disk is told apart from a database that is closed', async () => {
  const { store } = await aStore();
  const disk = new Disk(store.db.name);
  disk.isFull = true;
  expect(await testWrite(store)).toMatchObject({ kind: 'quota' });
  disk.isFull = false;
  expect(await testWrite(store)).toBeUndefined();
  store.close();
  expect(await testWrite(store)).toMatchObject({ kind: 'failed' });
});
