import { expect, test } from 'vitest';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { Lanes } from '../../../src/sync/queue/lanes.ts';
import { aStore } from '../../store/a-store.ts';

const NOW = 1_000_000;
/** Long enough for a lane that was read to its end to be read again. */
const LATER = NOW + 1_000;

async function someLanes(people: number) {
  const device = await aStore();
  const { store } = device;
  for (let made = 0; made < people; made += 1) await device.aPerson();
  const { profileId } = await readCounters(store.db);
  return { ...device, lanes: new Lanes(store, () => profileId) };
}

test('what is on its way is not taken again, and what came meanwhile is found', async () => {
  const { lanes, aPerson } = await someLanes(1);
  const first = await lanes.take('user', NOW);
  expect(await lanes.take('user', NOW)).toBeUndefined();
  await aPerson();
  const second = await lanes.take('user', LATER);
  expect(second?.id).not.toBe(first?.id);
  expect(second).toBeDefined();
  expect(lanes.active('user')).toBe(2);
  expect(lanes.active('assign')).toBe(0);
});

test('while records are sent a lane that was read to its end is left alone for a moment', async () => {
  const { lanes, aPerson } = await someLanes(1);
  await lanes.take('user', NOW);
  await lanes.take('user', NOW);
  await aPerson();
  expect(await lanes.take('user', NOW)).toBeUndefined();
  expect(await lanes.take('user', LATER)).toBeDefined();
});

test('what was put back is the next one', async () => {
  const { lanes } = await someLanes(2);
  const first = await lanes.take('user', NOW);
  if (!first) throw new Error('There is a record to send');
  lanes.putBack(first);
  expect(lanes.busy).toBe(false);
  expect((await lanes.take('user', NOW))?.id).toBe(first.id);
});

test('what was read for another server is forgotten, also where it comes later', async () => {
  const { lanes } = await someLanes(2);
  const reading = lanes.take('user', NOW);
  lanes.forget();
  expect(await reading).toBeUndefined();
  expect(await lanes.take('user', NOW)).toBeDefined();
});

test('what was set aside is left out until its time, or until everything is tried again', async () => {
  const { lanes } = await someLanes(1);
  const first = await lanes.take('user', NOW);
  if (!first) throw new Error('There is a record to send');
  lanes.done(first);
  lanes.setAside(first, LATER);
  expect(lanes.asideAt(NOW)).toEqual({ count: 1, until: LATER });
  expect(await lanes.take('user', NOW)).toBeUndefined();
  expect((await lanes.take('user', LATER))?.id).toBe(first.id);
  lanes.done(first);
  expect(lanes.asideAt(LATER)).toEqual({ count: 0, until: Infinity });
  lanes.setAside(first, LATER + 1);
  lanes.noneAside();
  lanes.forget();
  expect((await lanes.take('user', LATER))?.id).toBe(first.id);
});
