import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { eraseMark } from '../../../src/domain/deployment.ts';
import { hasGoneOn, markErasing, unmarkErasing } from '../../../src/copies/erase/mark.ts';
import { aStore } from '../../store/a-store.ts';

test('a mark stays until it is taken away', async () => {
  const { store } = await aStore();
  await markErasing(store);
  expect(await Dexie.exists(eraseMark(store.db.name))).toBe(true);
  await unmarkErasing(store.db.name);
  expect(await Dexie.exists(eraseMark(store.db.name))).toBe(false);
});

test.each(['aPerson', 'aGroup'] as const)(
  'a record made after the mark shows that another tab has gone on: %s',
  async (make) => {
    const device = await aStore();
    const { name } = device.store.db;
    await device.aPerson();
    await device.aGroup('Nakuru 1');
    await markErasing(device.store);
    expect(await hasGoneOn(name)).toBe(false);
    await device[make]();
    expect(await hasGoneOn(name)).toBe(true);
  },
);

test('nothing has gone on where the database is gone, and it is not made again', async () => {
  const { store, aPerson } = await aStore();
  await aPerson();
  await markErasing(store);
  await store.db.delete();
  expect(await hasGoneOn(store.db.name)).toBe(false);
  expect(await Dexie.exists(store.db.name)).toBe(false);
});
