import { describe, expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { registeredCount, sameLately } from '../../../src/store/queries/registered-lately.ts';
import { aStore } from '../a-store.ts';

const MINUTE = 60_000;
const NURSE = {
  sex: 'F',
  country: 'KE',
  occupation: '2221',
  groupId: undefined,
  reference: ' Bed 4 ',
} as const;

async function aNurse() {
  const parts = await aStore();
  const began = parts.clock.now().getTime();
  const id = await parts.aPerson({}, { reference: 'Bed 4' });
  return { ...parts, id, began };
}

describe('the person registered last with the same values', () => {
  test('is found since a moment, and not since a later one', async () => {
    const { store, id, began } = await aNurse();
    expect((await sameLately(store, NURSE, began))?.id).toBe(id);
    expect(await sameLately(store, NURSE, began + 1)).toBeUndefined();
  });

  test.each([
    { sex: 'M' },
    { country: 'UG' },
    { occupation: '2222' },
    { groupId: 'a group' },
    { reference: '' },
    { sex: undefined },
  ] as const)('is no one where a value differs or is missing: %j', async (other) => {
    const { store, began } = await aNurse();
    expect(await sameLately(store, { ...NURSE, ...other }, began)).toBeUndefined();
  });

  test('is no one who was discarded', async () => {
    const { store, id, began } = await aNurse();
    await discard(store, [id]);
    expect(await sameLately(store, NURSE, began)).toBeUndefined();
  });
});

test('people registered since a moment are counted, the discarded and earlier ones not', async () => {
  const { store, clock, aPerson, id, began } = await aNurse();
  clock.pass(MINUTE);
  await aPerson();
  const gone = await aPerson();
  await discard(store, [gone]);
  expect(await registeredCount(store, began + MINUTE)).toEqual({ all: 1, onServer: 0 });
  await store.db.users.update(id, { status: 'confirmed', state: 'confirmed' });
  expect(await registeredCount(store, began)).toEqual({ all: 2, onServer: 1 });
});

test('however many there are, they are counted up to the first who was registered earlier', async () => {
  const { store, clock, aPerson } = await aStore();
  const began: number[] = [];
  for (let nth = 0; nth < 9; nth += 1) {
    began.push(clock.now().getTime());
    await aPerson();
    clock.pass(MINUTE);
  }
  const counts = await Promise.all(began.map((since) => registeredCount(store, since)));
  expect(counts.map(({ all }) => all)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await registeredCount(store, clock.now().getTime())).toEqual({ all: 0, onServer: 0 });
});

test('hardly anybody is read to count a long day', async () => {
  const { store, began } = await aNurse();
  const row = await store.db.users.toCollection().first();
  const others = Array.from({ length: 399 }, (_, nth) => ({ ...row, id: `id ${nth}`, seq: nth + 2 }));
  await store.db.users.bulkAdd(others as never);
  let read = 0;
  store.db.users.hook('reading', (user) => {
    read += 1;
    return user;
  });
  expect(await registeredCount(store, began)).toEqual({ all: 400, onServer: 0 });
  expect(read).toBeLessThan(30);
});

describe('where the clock of the device was wrong', () => {
  test('people are counted as they are listed: by the time that they carry', async () => {
    const { store, clock, aPerson } = await aStore();
    const today = clock.now().getTime();
    await aPerson();
    const years = 4 * 365 * 24 * 60 * MINUTE;
    clock.pass(years);
    for (let nth = 0; nth < 3; nth += 1) await aPerson();
    clock.pass(-years);
    clock.pass(MINUTE);
    await aPerson();
    expect(await registeredCount(store, today, today + 60 * MINUTE)).toEqual({ all: 2, onServer: 0 });
    expect(await registeredCount(store, today + years, today + years + MINUTE)).toMatchObject({ all: 3 });
  });

  test('no one who is dated later is said to have been registered lately', async () => {
    const { store, clock, began } = await aNurse();
    clock.pass(-60 * MINUTE);
    expect(await sameLately(store, NURSE, began - 61 * MINUTE)).toBeUndefined();
  });
});

test('whoever was moved to another device is not counted', async () => {
  const { store, id, began } = await aNurse();
  await store.db.users.update(id, { status: 'moved', state: 'moved' });
  expect(await registeredCount(store, began)).toEqual({ all: 0, onServer: 0 });
});
