import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { eraseMark } from '../../../src/domain/deployment.ts';
import { hasGoneOn, markErasing, unmarkErasing } from '../../../src/keeping/erase/mark.ts';
import { aStore } from '../../store/a-store.ts';

test('a mark stays until it is taken away', async () => {
  const { store } = await aStore();
  await markErasing(store);
  expect(await Dexie.exists(eraseMark(store.db.name))).toBe(true);
  await unmarkErasing(store.db.name);
  expect(await Dexie.exists(eraseMark(store.db.name))).toBe(false);
});

test('a person registered after the mark shows that another tab has gone on', async () => {
  const { store, aPerson } = await aStore();
  await aPerson();
  await markErasing(store);
  expect(await hasGoneOn(store.db.name)).toBe(false);
  await aPerson();
  expect(await hasGoneOn(store.db.name)).toBe(true);
});

test('nothing has gone on where the database is gone, and it is not made anew', async () => {
  const { store, aPerson } = await aStore();
  await aPerson();
  await markErasing(store);
  await store.db.delete();
  expect(await hasGoneOn(store.db.name)).toBe(false);
  expect(await Dexie.exists(store.db.name)).toBe(false);
});
