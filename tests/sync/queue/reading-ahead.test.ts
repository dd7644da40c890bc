import { expect, test } from 'vitest';
import { Lanes } from '../../../src/sync/queue/lanes.ts';
import { readTally } from '../../../src/store/core/tally.ts';
import { aStore } from '../../store/a-store.ts';
import { atRest } from '../../support/parts/at-rest.ts';

const NOW = 1_000_000;
/** Long enough for a lane that was read as a whole to be read again. */
const LATER = NOW + 1_000;

async function someLanes(people: number) {
  const device = await aStore();
  const { store } = device;
  for (let made = 0; made < people; made += 1) await device.aPerson();
  const { profileId } = await readTally(store.db);
  let found = 0;
  const lanes = new Lanes(
    store,
    () => profileId,
    () => false,
    () => (found += 1),
  );
  return { ...device, lanes, found: () => found };
}

/** Keeps the database busy, as the transaction does that records answers. */
function busy({ db }: Awaited<ReturnType<typeof someLanes>>['store']) {
  let isOver = false;
  const ended = db.transaction('rw', [db.ops], async () => {
    while (!isOver) await db.ops.get('nothing');
  });
  return async () => {
    isOver = true;
    await ended;
  };
}

test('while records are on their way nothing waits for the database to name the next ones', async () => {
  const scene = await someLanes(1);
  const { lanes, store, aPerson, found } = scene;
  const first = await lanes.take('user', NOW);
  expect(first).toBeDefined();
  await aPerson();
  const end = busy(store);
  // The database answers in the next turn of the event loop at the earliest.
  const waits = new Promise((resolve) => setImmediate(resolve, 'it waits'));
  expect(await Promise.race([lanes.take('user', LATER), waits])).toBeUndefined();
  expect(found()).toBe(0);
  await end();
  await expect.poll(found).toBe(1);
  const second = await lanes.take('user', LATER);
  expect(second).toBeDefined();
  expect(second?.id).not.toBe(first?.id);
});

test('with nothing on its way the database is asked, and waited for', async () => {
  const { lanes, store } = await someLanes(1);
  const end = busy(store);
  const taking = lanes.take('user', NOW);
  await end();
  expect(await taking).toBeDefined();
});

test('what is on its way is not taken again from what was read meanwhile', async () => {
  const { lanes } = await someLanes(3);
  const taken = new Set<string>();
  for (let turn = 0; turn < 30; turn += 1) {
    const op = await lanes.take('user', NOW + turn * 1_000);
    if (!op) continue;
    expect(taken.has(op.id)).toBe(false);
    taken.add(op.id);
    await atRest();
  }
  expect(taken.size).toBe(3);
});

test('what was read for another server is forgotten, also where it comes later', async () => {
  const scene = await someLanes(2);
  const { lanes, store } = scene;
  const op = await lanes.take('user', NOW);
  await lanes.take('user', NOW);
  const end = busy(store);
  await lanes.take('user', LATER);
  lanes.forget();
  if (op) lanes.done(op);
  await end();
  await atRest();
  expect(scene.found()).toBe(0);
});
