import { expect, test } from 'vitest';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { restore } from '../../../src/copies/backup/restore.ts';
import { transfers, givenAway } from '../../../src/store/transfer/transfers.ts';
import { giveBack } from '../../../src/store/transfer/give-back.ts';
import { sayTaken } from '../../../src/store/transfer/transfers.ts';
import { takeBack } from '../../../src/store/transfer/take-back.ts';
import { aDevice, backupOf, given, mark, statusOf, take, twoDevices } from './a-device.ts';

test('a person’s word that the other device has the records is kept, and can be taken back', async () => {
  const { from, code } = await twoDevices();
  const [ada] = [await from.aPerson(), await from.aPerson()];
  const { row } = await given(from, code);
  expect(await givenAway(from.store)).toEqual({ notTaken: 2, taken: 0 });
  expect(await sayTaken(from.store, row.id, true)).toBe(true);
  expect(await givenAway(from.store)).toEqual({ notTaken: 0, taken: 2 });
  // It says nothing of who sends them.
  expect(await statusOf(from.store, ada)).toBe('moved');
  expect(await mark(from.store, ada)).toBeUndefined();
  expect(await sayTaken(from.store, row.id, false)).toBe(true);
  expect(await givenAway(from.store)).toEqual({ notTaken: 2, taken: 0 });
});

test('the word says when it was first given', async () => {
  const { from, code } = await twoDevices();
  await from.aPerson();
  const { row } = await given(from, code);
  await sayTaken(from.store, row.id, true);
  const [first] = await transfers(from.store);
  if (!first?.taken) throw new Error('the word was not kept');
  const { at } = first.taken;
  Object.assign(from.store, { now: () => new Date(at + 60_000) });
  await sayTaken(from.store, row.id, true);
  expect((await transfers(from.store))[0]?.taken).toEqual({ at });
});

test('one transfer of two was taken: the other still counts as not taken', async () => {
  const { from, code } = await twoDevices();
  await from.aPerson();
  const { row } = await given(from, code);
  await from.aPerson();
  await given(from, code);
  await sayTaken(from.store, row.id, true);
  expect(await givenAway(from.store)).toEqual({ notTaken: 1, taken: 1 });
});

test('records that were said to be taken come back against the return code as before', async () => {
  const { from, to, code } = await twoDevices();
  const ada = await from.aPerson();
  const { row, file } = await given(from, code);
  await take(to.store, file);
  await sayTaken(from.store, row.id, true);
  const back = await giveBack(to.store, row.id);
  if (back.is !== 'given back') throw new Error(back.is);
  expect(await takeBack(from.store, row.id, { returnCode: back.returnCode })).toMatchObject({ records: 1 });
  expect(await statusOf(from.store, ada)).toBe('ready');
  expect(await givenAway(from.store)).toEqual({ notTaken: 0, taken: 0 });
  // Nothing of it is away any more, so there is nothing to say.
  expect(await sayTaken(from.store, row.id, true)).toBe(false);
});

test('a device that took records has no word to give about them', async () => {
  const { from, to, code } = await twoDevices();
  await from.aPerson();
  const { row, file } = await given(from, code);
  await take(to.store, file);
  expect(await sayTaken(to.store, row.id, true)).toBe(false);
});

test('a backup keeps the word', async () => {
  const { from, code } = await twoDevices();
  await from.aPerson();
  const { row } = await given(from, code);
  await sayTaken(from.store, row.id, true);
  const { store } = await aDevice();
  const read = await readBackup(await backupOf(from.store), store.db);
  if (typeof read === 'string') throw new Error(read);
  await restore(store, read);
  expect(await givenAway(store)).toEqual({ notTaken: 0, taken: 1 });
});
