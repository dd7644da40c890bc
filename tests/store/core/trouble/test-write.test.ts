import { expect, test } from 'vitest';
import { takesChanges } from '../../../../src/store/core/trouble/test-write.ts';
import { aStore } from '../../a-store.ts';

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
