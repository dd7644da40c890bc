import { expect, test } from 'vitest';
import { backupOffer, offerShown, putOffOffer } from '../../src/copies/offer.ts';
import { countOutsideCopy } from '../../src/copies/only-here.ts';
import { aStore } from '../store/a-store.ts';
import { arrive } from './sent.ts';

const HOUR = 60 * 60_000;

async function aDeviceWith(people: number) {
  const device = await aStore();
  const ids = [];
  for (let made = 0; made < people; made += 1) ids.push(await device.aPerson());
  const offered = async (place: 'receipt' | 'screen' = 'screen') =>
    (await backupOffer(device.store, place))?.records ?? 0;
  return { ...device, ids, offered };
}

test('a backup is offered at 20 records that are only here, and not at 19', async () => {
  const { aPerson, offered } = await aDeviceWith(19);
  expect(await offered()).toBe(0);
  await aPerson();
  expect(await offered()).toBe(20);
});

test('it is offered for a single record that has been only here for a day', async () => {
  const { clock, aPerson, offered } = await aDeviceWith(1);
  clock.pass(23 * HOUR);
  await aPerson();
  expect(await offered()).toBe(0);
  clock.pass(HOUR);
  expect(await offered()).toBe(2);
});

test('a record that arrived, or that a copy has, is not counted, however old it is', async () => {
  const { clock, store, ids, aPerson, offered } = await aDeviceWith(2);
  const [first, second] = ids;
  if (!first || !second) throw new Error('Two were made');
  await arrive(store, first, store.newId());
  await countOutsideCopy(store, { journalSeq: await store.db.journal.count(), at: 0, how: 'kept file' });
  clock.pass(30 * HOUR);
  expect(await offered()).toBe(0);
  await aPerson();
  clock.pass(23 * HOUR);
  expect(await offered()).toBe(0);
  clock.pass(HOUR);
  expect(await offered()).toBe(1);
});

test('a person puts it off for a day everywhere; behind a receipt it comes once a day', async () => {
  const { clock, store, offered } = await aDeviceWith(20);
  expect(await offered('receipt')).toBe(20);
  await offerShown(store);
  expect(await offered('receipt')).toBe(0);
  expect(await offered('screen')).toBe(20);
  await putOffOffer(store);
  expect(await offered('screen')).toBe(0);
  clock.pass(24 * HOUR);
  expect(await offered('screen')).toBe(20);
  expect(await offered('receipt')).toBe(20);
});

test('a clock that was put back does not put it off for longer', async () => {
  const { clock, store, offered } = await aDeviceWith(20);
  clock.pass(1_000 * HOUR);
  await putOffOffer(store);
  clock.pass(-500 * HOUR);
  expect(await offered()).toBe(20);
});
