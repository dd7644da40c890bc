import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, seedOf } from '../support/parts/seed.ts';
import { ACTS, bringHome, GRAVE, takeStep, type Step } from './model/acts.ts';
import { HAPPENINGS } from './model/server.ts';
import { World, type Keys } from './model/world.ts';

/** Takes the steps, brings everything home, and gives the world as it is then. */
async function after(keys: Keys, steps: readonly Step[], delay = 0): Promise<World> {
  const world = await World.open(keys, delay);
  for (const step of steps) await takeStep(world, step);
  await bringHome(world);
  await world.check();
  return world;
}

function effectsOf({ server }: World): number[] {
  return [...server.effects.values()].map((uuids) => uuids.length);
}

test('a record that backs off goes at once when the clock is put back a day', async () => {
  const world = await after('settings', [
    ['register', 0, 'good'],
    ['mark', 1, 'good'],
    ['crash, restart', 1, 'good'],
    ['register', 0, 'good'],
    ['clock jumps', 0, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1, 1]);
});

/** More than passes until the next record is marked. */
const DELAY = 2_500;

test('what waits for its delay goes once it is over, also where the clock was put back a day meanwhile', async () => {
  const world = await after(
    'no one',
    [
      ['register', 0, 'good'],
      ['mark, dispatch, record', 0, 'good'],
      ['assign', 0, 'good'],
      ['clock jumps', 0, 'good'],
      ['mark, dispatch, record', 0, 'good'],
      ['edit', 0, 'good'],
    ],
    DELAY,
  );
  expect(effectsOf(world)).toEqual([1, 1]);
});

test.each(['edit', 'discard', 'another server', 'the setting for keys changes'])(
  'what may have arrived under a key does not go under another: %s',
  async (change) => {
    const world = await after('settings', [
      ['register', 0, 'good'],
      ['mark, dispatch, record', 0, 'dropped after'],
      [change, 1, 'good'],
      ['same organisation', 1, 'good'],
      ['mark, dispatch, record', 0, 'good'],
    ]);
    expect(effectsOf(world)).toEqual([1]);
  },
);

test('what may have arrived under the promise of the server is asked for again by itself, and made once', async () => {
  const world = await after('server', [
    ['register', 0, 'good'],
    ['mark, dispatch, record', 0, 'dropped after'],
    ['register', 0, 'good'],
    ['mark', 0, 'good'],
    ['dispatch', 0, 'good'],
    ['crash, restart', 0, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1, 1]);
  const ops = await world.tab(0).store.db.ops.toArray();
  expect(ops.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
});

test.each(['another server', 'another key', 'the server promises to honour keys, or no longer'])(
  'what may have arrived under a promise waits for a person when it no longer holds: %s',
  async (change) => {
    const at = change.startsWith('another') ? 1 : 0;
    const world = await after('server', [
      ['register', 0, 'good'],
      ['mark, dispatch, record', 0, 'dropped after'],
      [change, at, 'good'],
      ['crash, restart', 1, 'good'],
      ['the server promises to honour keys, or no longer', at, 'good'],
      ['same organisation', 1, 'good'],
      ['mark, dispatch, record', 0, 'good'],
    ]);
    expect(effectsOf(world)).toEqual([1]);
    expect((await world.tab(0).store.db.ops.toArray()).map(({ status }) => status)).toEqual(['noReply']);
  },
);

test('what was lost before the server promised anything waits for a person', async () => {
  const world = await after('server', [
    ['the server promises to honour keys, or no longer', 0, 'good'],
    ['register', 0, 'good'],
    ['mark, dispatch, record', 0, 'dropped after'],
    ['the server promises to honour keys, or no longer', 2, 'good'],
    ['mark, dispatch, record', 0, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1]);
  expect((await world.tab(0).store.db.ops.toArray()).map(({ status }) => status)).toEqual(['noReply']);
});

test('nothing leaves while it cannot be marked, and an answer is written down once there is room', async () => {
  const world = await after('no one', [
    ['register', 0, 'good'],
    ['the disk fills up', 0, 'good'],
    ['mark, dispatch, record', 0, 'good'],
    ['register', 0, 'good'],
  ]);
  expect(world.made).toHaveLength(1);
  expect(effectsOf(world)).toEqual([1]);
  const [first] = world.server.received.values();
  expect(first).toHaveLength(1);

  const other = await after('no one', [
    ['register', 0, 'good'],
    ['mark', 0, 'good'],
    ['dispatch', 0, 'good'],
    ['the disk fills up', 0, 'good'],
    ['record', 0, 'good'],
    ['take over from a frozen tab', 0, 'good'],
  ]);
  expect(effectsOf(other)).toEqual([1]);
  expect((await other.tab(0).store.db.ops.toArray()).map(({ status }) => status)).toEqual(['confirmed']);
});

test('a tab whose database is wiped writes nothing into the new one', async () => {
  const world = await after('no one', [
    ['register', 0, 'good'],
    ['mark', 0, 'good'],
    ['dispatch', 0, 'good'],
    ['the browser wipes the database', 0, 'good'],
    ['crash, restart', 1, 'good'],
    ['record', 0, 'good'],
    ['register', 0, 'good'],
    ['register', 1, 'good'],
  ]);
  expect(world.made).toHaveLength(1);
  expect(await world.tab(0).store.db.attempts.count()).toBe(1);
  expect(effectsOf(world)).toEqual([1, 1]);
});

test('what waits for someone whom another server knew goes on once both are one organisation', async () => {
  const world = await after('no one', [
    ['register', 0, 'good'],
    ['mark, dispatch, record', 0, 'good'],
    ['another key', 1, 'good'],
    ['register', 0, 'good'],
    ['assign', 1, 'good'],
    ['assign', 0, 'good'],
    ['same organisation', 0, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1, 1, 1, 1]);
});

test('a late answer confirms a group under the name that was sent, not the one it got since', async () => {
  const world = await after('no one', [
    ['make a group', 0, 'good'],
    ['mark', 0, 'good'],
    ['dispatch', 0, 'good'],
    ['take over from a frozen tab', 0, 'good'],
    ['say: it was refused', 1, 'good'],
    ['rename a group', 1, 'good'],
    ['record', 0, 'good'],
  ]);
  const [group] = await world.tab(0).store.db.groups.toArray();
  expect(group).toMatchObject({ status: 'confirmed', name: 'Nakuru 3' });
});

test.each([401, 402, 404, 408, 429, 503] as const)(
  'a person and a purchase that the network repeated, %d the second time, are not made again',
  async (answer) => {
    const repeated = `repeated by the network, ${answer} the second time` as const;
    const world = await after('no one', [
      ['register', 0, 'good'],
      ['mark, dispatch, record', 0, 'good'],
      ['assign', 0, 'good'],
      ['mark, dispatch, record', 0, repeated],
      ['register', 0, 'good'],
      ['mark, dispatch, record', 0, repeated],
    ]);
    expect(effectsOf(world)).toEqual([1, 1, 1]);
    const ops = await world.tab(0).store.db.ops.orderBy('seq').toArray();
    expect(ops.map(({ status }) => status)).toEqual(['confirmed', 'noReply', 'noReply']);
  },
);

test('who was confirmed without an id keeps an assignment waiting until the id is added', async () => {
  const before: Step[] = [
    ['register', 0, 'good'],
    ['assign', 0, 'good'],
    ['mark, dispatch, record', 0, 'dropped after'],
    ['say: it arrived, its id is not known', 0, 'good'],
  ];
  const waits = await after('no one', before);
  expect(effectsOf(waits)).toEqual([1]);
  const statuses = async ({ tabs }: World) =>
    (await tabs[0]?.store.db.ops.orderBy('seq').toArray())?.map(({ status }) => status);
  expect(await statuses(waits)).toEqual(['confirmed', 'blocked']);
  const goes = await after('no one', [...before, ['add the id on the server', 0, 'good']]);
  expect(effectsOf(goes)).toEqual([1, 1]);
  expect(await statuses(goes)).toEqual(['confirmed', 'confirmed']);
});

test('a late answer brings the id of someone who was confirmed without, and what waited goes', async () => {
  const world = await after('no one', [
    ['register', 0, 'good'],
    ['assign', 0, 'good'],
    ['mark', 0, 'good'],
    ['dispatch', 0, 'good'],
    ['take over from a frozen tab', 0, 'good'],
    ['say: it arrived, its id is not known', 1, 'good'],
    ['record', 0, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1, 1]);
});

test('of two answers with different uuids for one record both are kept', async () => {
  const world = await after('no one', [
    ['register', 0, 'good'],
    ['mark', 0, 'good'],
    ['dispatch', 0, 'repeated by the network'],
    ['take over from a frozen tab', 0, 'good'],
    ['say: it arrived', 1, 'good'],
    ['record', 0, 'good'],
  ]);
  const [op] = await world.tab(0).store.db.ops.toArray();
  const [seen, answered] = [...world.server.effects.values()].flat();
  expect(op).toMatchObject({ status: 'confirmed', duplicates: [seen, answered] });
});

test.each([
  ['without a key', 'no one'],
  ['with a key', 'settings'],
  ['under a promise', 'server'],
] as const)(
  'an answer that is refused the second time is marked as one that may have been carried out, %s',
  async (_, keys) => {
    const world = await after(keys, [
      ['register', 0, 'good'],
      ['mark, dispatch, record', 0, 'repeated by the network, 422 the second time'],
    ]);
    const [op] = await world.tab(0).store.db.ops.toArray();
    expect(op).toMatchObject({ status: 'toFix', doubtful: true });
    expect(effectsOf(world)).toEqual([1]);
  },
);

test.each(['discard', 'edit', 'try again'])(
  'what may have been carried out under a key though it was refused stays marked as that: %s (seed 138394233)',
  async (change) => {
    const world = await after('settings', [
      ['register', 0, 'good'],
      ['mark, dispatch, record', 0, 'repeated by the network, 422 the second time'],
      [change, 0, 'good'],
    ]);
    const [op] = await world.tab(0).store.db.ops.toArray();
    expect(op).toMatchObject({ doubtful: true });
  },
);

test('a purchase that the network repeated is not made again because requests go as streams by now', async () => {
  const world = await after('no one', [
    ['register', 0, 'good'],
    ['mark, dispatch, record', 0, 'good'],
    ['assign', 0, 'good'],
    ['mark', 0, 'good'],
    ['dispatch', 0, 'repeated by the network, 503 the second time'],
    ['HTTP/2 comes or goes', 0, 'good'],
    ['record', 0, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1, 1]);
});

test('a purchase that went as a stream is made again after a 503, though no more streams go by now', async () => {
  const world = await after('no one', [
    ['HTTP/2 comes or goes', 0, 'good'],
    ['register', 0, 'good'],
    ['mark, dispatch, record', 0, 'good'],
    ['assign', 0, 'good'],
    ['mark', 0, 'good'],
    ['dispatch', 0, '503 with a time'],
    ['HTTP/2 comes or goes', 0, 'good'],
    ['record', 0, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1, 1]);
});

test('a late refusal of someone who was confirmed without an id keeps their assignment waiting', async () => {
  await after('no one', [
    ['register', 0, 'good'],
    ['mark', 13, 'good'],
    ['dispatch', 9, '404'],
    ...Array.from({ length: 5 }, (): Step => ['register', 0, 'good']),
    ['take over from a frozen tab', 13, 'good'],
    ['register', 0, 'good'],
    ['assign', 0, 'good'],
    ['register', 0, 'good'],
    ['say: it arrived, its id is not known', 0, 'good'],
  ]);
});

test('a tab that was frozen between mark and request does not send what a person has decided about since', async () => {
  const world = await after('no one', [
    ['register', 0, 'good'],
    ['mark', 0, 'good'],
    ['take over from a frozen tab', 0, 'good'],
    ['say: send again', 0, 'good'],
    ['mark, dispatch, record', 1, 'good'],
    ['dispatch', 0, 'good'],
    ['record', 0, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1]);
});

test('what the storage refuses for a while goes once it works again, and is written down once', async () => {
  const world = await after(
    'no one',
    [
      ['register', 0, 'good'],
      ['register through the worker', 0, 'good'],
      ['mark', 0, 'good'],
      ['the storage fails for a while', 1, 'good'],
      ['mark', 0, 'good'],
      ['dispatch', 0, 'good'],
      ['record', 0, 'good'],
      ['record', 0, 'good'],
    ],
    DELAY,
  );
  expect(world.made).toHaveLength(2);
  expect(effectsOf(world)).toEqual([1, 1]);
});

test('a mark that the storage refuses lets nothing leave, and what two tabs and the worker made goes once', async () => {
  const world = await after('no one', [
    ['register', 0, 'good'],
    ['register', 1, 'good'],
    ['register through the worker', 0, 'good'],
    ['the storage fails for a while', 3, 'good'],
    ['mark, dispatch, record', 0, 'good'],
    ['mark, dispatch, record', 1, 'good'],
  ]);
  expect(effectsOf(world)).toEqual([1, 1, 1]);
  expect([...world.server.received.values()].map((attempts) => attempts.length)).toEqual([1, 1, 1]);
});

test('who is undone or corrected within the delay is sent as they are then, whatever the clock says', async () => {
  const world = await after(
    'no one',
    [
      ['register', 0, 'good'],
      ['register', 0, 'good'],
      ['discard', 0, 'good'],
      ['clock jumps', 0, 'good'],
      ['edit', 1, 'good'],
      ['mark', 0, 'good'],
      ['edit', 1, 'good'],
    ],
    DELAY,
  );
  const users = await world.tab(0).store.db.users.orderBy('seq').toArray();
  expect(users.map(({ status }) => status)).toEqual(['discarded', 'confirmed']);
  expect(effectsOf(world)).toEqual([1]);
  const [sent] = [...world.server.received.values()];
  expect(sent).toHaveLength(1);
});

const aName = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...Object.keys(ACTS).filter((name) => !GRAVE.includes(name))) },
  { weight: 1, arbitrary: fc.constantFrom(...GRAVE) },
);
const aStep = fc.tuple(aName, fc.nat(20), fc.constantFrom(...HAPPENINGS));

test.each([
  ['without keys', 'no one'],
  ['with keys', 'settings'],
  ['under promises', 'server'],
] as const)(
  'whatever happens, in whatever order, the invariants hold after every step (%s)',
  async (_, keys) => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 10, maxLength: 60 }), async (steps) => {
        const world = await after(keys, steps, DELAY);
        world.close();
      }),
      { ...runsOf(10, 40), ...seedOf('tests/sync/model') },
    );
  },
);
