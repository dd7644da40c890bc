import { expect } from 'vitest';
import { localId, serverUuid } from '../../../src/domain/record/reference.ts';
import {
  addServerId,
  itArrived,
  itArrivedAs,
  itWasRejected,
  sendAgain,
  tryAgain,
} from '../../../src/store/changes/decisions.ts';
import { discard, restore } from '../../../src/store/changes/discard.ts';
import { editAssignment, regroupAssignments } from '../../../src/store/changes/edit-assignment.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { renameGroup } from '../../../src/store/changes/change-group.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import { moveOnHoldHere } from '../../../src/store/outbox/other-servers.ts';
import { breakBackOffs } from '../../../src/store/outbox/queue.ts';
import { storeProblemOf } from '../../../src/store/transaction/store-problem.ts';
import { LONGEST_BACK_OFF } from '../../../src/sync/queue/pace.ts';
import { interrupt } from '../../../src/sync/attempt/after-a-kill.ts';
import type { Happening } from './server.ts';
import type { Tab, World } from './world.ts';

const SELF = { target: 'self', targetKind: 'self' } as const;
const DAY = 24 * 60 * 60 * 1_000;

/** A step: of the tab that `at` chooses, and of the record or answer that it chooses. */
export type Step = readonly [name: string, at: number, happening: Happening];

type Act = (world: World, tab: Tab, at: number, happening: Happening) => unknown;

export const ACTS: Record<string, Act> = {
  register: async (world, tab) => world.made.push(await world.makers(tab).aPerson()),
  'make a group': async (world, tab) => world.made.push(await world.makers(tab).aGroup()),
  'register into a group': async (world, tab, at) => {
    const { records, aPerson } = world.makers(tab);
    const group = await records.findGroup(world.pick(at)[0] ?? '');
    if (group) world.made.push(await aPerson({ group }));
  },
  assign,
  edit: (world, { store }, at) => editPeople(store, world.pick(at), { country: at % 3 ? 'UG' : 'KE' }),
  'edit an assignment': editOneAssignment,
  'change the group of an assignment': async (world, tab, at) => {
    const group = await world.makers(tab).records.findGroup(world.pick(at)[0] ?? '');
    await regroupAssignments(tab.store, world.pick(at + 1), group && localId(group.uuid));
  },
  'note a bed': (world, { store }, at) => editPeople(store, world.pick(at), { reference: `Bed ${at}` }),
  'rename a group': async (world, { store }, at) => {
    for (const id of world.pick(at)) await renameGroup(store, id, `Nakuru ${at}`);
  },
  discard: (world, { store }, at) => discard(store, world.pick(at)),
  restore: (world, { store }, at) => restore(store, world.pick(at)),
  hold: (world, { store }, at) => hold(store, world.pick(at)),
  release: (world, { store }, at) => release(store, world.pick(at)),
  'try again': (world, { store }, at) => tryAgain(store, world.pick(at)),
  'send now': (_, { store }) => breakBackOffs(store),
  mark: (world, tab, at) => world.mark(tab, at),
  'mark, dispatch, record': async (world, tab, at, happening) => {
    const flight = await world.mark(tab, at);
    if (!flight) return;
    flight.answer = world.server.receive(flight.attempt, happening);
    await world.record(tab, flight, flight.answer);
  },
  dispatch: async (world, tab, _, happening) => {
    const flight = tab.flights.find(({ answer }) => !answer);
    if (flight) await world.dispatch(tab, flight, happening);
  },
  record: async (world, tab) => {
    const flight = tab.flights.find(({ answer }) => answer);
    if (flight?.answer) await world.record(tab, flight, flight.answer);
  },
  'crash, restart': (world, _, at) => world.start(at),
  /** The tab lives on, and its answer will come late. */
  'take over from a frozen tab': async (world, { flights }, at) => {
    world.elapsed += 60_000;
    for (const { attempt } of flights) await interrupt(world.tab(at + 1).store, attempt.opId);
  },
  'say: it arrived': async (world, tab, at) => {
    const op = await world.noReplyOp(tab, at);
    const [uuid] = (op && world.server.effects.get(op.id)) ?? [];
    if (op && uuid) await itArrivedAs(tab.store, op.subjectId, serverUuid(uuid));
  },
  'say: it arrived, its id is not known': async (world, tab, at) => {
    const op = await world.noReplyOp(tab, at);
    if (op && (await itArrived(tab.store, [op.subjectId])).done.length > 0) world.seen.add(op.id);
  },
  'add the id on the server': async (world, tab, at) => {
    for (const id of world.pick(at)) {
      const op = await tab.store.db.ops.where('subjectId').equals(id).first();
      const [uuid] = (op && world.server.effects.get(op.id)) ?? [];
      if (uuid) await addServerId(tab.store, id, serverUuid(uuid));
    }
  },
  'say: it was refused': async (world, tab, at) => {
    const op = await world.noReplyOp(tab, at);
    if (op && (await itWasRejected(tab.store, [op.subjectId])).done.length > 0) world.decided(op);
  },
  'say: send again': async (world, tab, at) => {
    const op = await world.noReplyOp(tab, at);
    if (op && (await sendAgain(tab.store, [op.subjectId], true)).done.length > 0) world.decided(op);
  },
  'another server': (world, tab, at) => {
    world.profile = { ...world.profile, baseUrl: `https://server-${at % 3}.test` };
    return world.configure(tab);
  },
  'another key': (world, tab, at) => {
    world.profile = { ...world.profile, keyMark: at % 3 === 0 ? 'aa' : 'bb' };
    return world.configure(tab);
  },
  'same organisation': (_, { store }) => moveOnHoldHere(store),
  'the setting for keys changes': (world) => {
    // Only what the server can do may be set: it honours keys or never saw any.
    world.keyed = world.server.honoursKeys && !world.keyed;
  },
  'the server promises to honour keys, or no longer': (world, tab, at) => world.probe(tab, at % 3 > 0),
  'HTTP/2 comes or goes': (world) => (world.http2 = !world.http2),
  'clock jumps': (world, _, at) => {
    world.jumps += 1;
    world.clock.pass(at % 2 ? DAY : -DAY);
  },
  'time passes': (world) => world.pass(LONGEST_BACK_OFF),
  'the disk fills up': ({ disk }) => (disk.isFull = true),
  'room again': ({ disk }) => (disk.isFull = false),
  'the storage fails for a while': ({ disk }, _, at) => {
    disk.trouble = { at: disk.commits, commits: 1 + (at % 4) };
  },
  /** The service worker has a connection of its own, and no one who keeps a second copy. */
  'register through the worker': async (world) => world.made.push(await world.makers(world.worker).aPerson()),
  'the browser wipes the database': (world) => world.wipe(),
};

/** After these little else can be done for a while. */
export const GRAVE: readonly string[] = ['the disk fills up', 'the browser wipes the database'];

/**
 * Takes a step. It may fail only where the disk is full, the storage fails or the database is gone, and has then written
 * nothing.
 */
export async function takeStep(world: World, [name, at, happening]: Step): Promise<void> {
  const tab = world.tab(at);
  const { trouble } = world.disk;
  const failures = trouble.commits;
  try {
    await ACTS[name]?.(world, tab, at, happening);
  } catch (error) {
    const expected = [
      ...(world.disk.isFull ? ['quota'] : []),
      ...(world.tab(at).isOpen ? [] : ['closed']),
      ...(trouble.commits < failures ? ['failed'] : []),
    ];
    if (!expected.includes(storeProblemOf(error).kind)) throw error;
  }
  await world.check();
}

async function assign(world: World, tab: Tab, at: number): Promise<void> {
  const { records, anAssignment } = world.makers(tab);
  const [user] = world.pick(at);
  if (!user || !(await records.findUser(user))) return;
  const other = world.made.find((id) => id !== user);
  const about = other && (await records.findUser(other));
  const one = { assessmentUuid: world.newId(), key: 'AI', ...SELF };
  const two = { assessmentUuid: world.newId(), key: 'TA', targetKind: 'user' } as const;
  const entries = about ? [one, { ...two, target: about.uuid }] : [one];
  world.made.push(await anAssignment(user, { entries }));
}

async function editOneAssignment(world: World, { store }: Tab, at: number): Promise<void> {
  const [id] = world.pick(at);
  const row = id && (await store.db.assignments.get(id));
  if (!id || !row) return;
  const [about] = world.pick(at + 1);
  const other = at % 2 && about ? await store.db.users.get(about) : undefined;
  const target = other ? ({ target: other.id, targetKind: 'user' } as const) : SELF;
  const entries = [{ assessmentUuid: world.newId(), key: at % 3 ? 'AI' : 'TR', ...target }];
  const { contract, denominationCountry, userId } = row;
  const createdAt = store.now();
  const values = { contract, denominationCountry, entries, autoReserve: true, createdAt };
  const purchase = { confirmedAt: createdAt, count: 1 };
  await editAssignment(store, id, { ...values, uuid: id, userUuid: userId }, purchase);
}

/**
 * With room on the disk, a database and a healthy network all that can be confirmed is, as soon as the longest back-off is
 * over: nothing stays ready, and what is blocked waits for what that server does not know.
 */
export async function bringHome(world: World): Promise<void> {
  world.disk.isFull = false;
  world.disk.trouble.commits = 0;
  for (const at of [0, 1]) {
    const tab = world.tab(at);
    // An answer that could not be written down is kept, and written down now.
    for (const flight of tab.isOpen ? [...tab.flights] : [])
      if (flight.answer) await world.record(tab, flight, flight.answer);
  }
  for (const at of [0, 1]) await world.start(at);
  world.pass(LONGEST_BACK_OFF);
  const tab = world.tab(0);
  for (let flight = await world.mark(tab, 0); flight; flight = await world.mark(tab, 0))
    await world.record(tab, flight, world.server.receive(flight.attempt, 'good'));
  const ops = await tab.store.db.ops.toArray();
  expect(ops.filter(({ status }) => status === 'ready' || status === 'sending')).toEqual([]);
  const names = await tab.store.db.idmap.toArray();
  const isKnown = (profileId: string, id: string) =>
    names.some((name) => name.profileId === profileId && name.localId === id);
  const blocked = ops.filter(({ status }) => status === 'blocked');
  expect(blocked.flatMap((op) => op.waitsFor.filter((id) => isKnown(op.profileId, id)))).toEqual([]);
}
