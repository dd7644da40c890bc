import { expect, test } from 'vitest';
import { eraseDatabase } from '../../../src/store/core/erase-database.ts';
import { openStore, type Store } from '../../../src/store/core/store.ts';
import { aStore } from '../a-store.ts';

const openAgain = ({ now, newId, random }: Store, name: string) => openStore({ name, now, newId, random });

test('erasing leaves nothing behind, and the device starts anew', async () => {
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
