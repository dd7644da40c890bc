import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localId, serverUuid, type LocalId } from '../../src/domain/reference.ts';
import { itArrived, itWasRefused, sendAgain, tryAgain } from '../../src/store/decisions.ts';
import { discard, restore } from '../../src/store/discard.ts';
import { editPeople } from '../../src/store/edit.ts';
import { editAssignment, regroupAssignments } from '../../src/store/edit-assignment.ts';
import { hold, release } from '../../src/store/hold.ts';
import { moveHeldHere, useProfile } from '../../src/store/profiles.ts';
import type { OpRow } from '../../src/store/rows.ts';
import type { AttemptRow } from '../../src/store/sync-rows.ts';
import { readTally } from '../../src/store/tally.ts';
import { close, mark, type AttemptContext } from '../../src/sync/attempt.ts';
import { LANES, Lanes } from '../../src/sync/lanes.ts';
import { LONGEST_BACK_OFF } from '../../src/sync/pace.ts';
import type { Brought } from '../../src/sync/read-proof.ts';
import { interrupt } from '../../src/sync/recover.ts';
import type { ServerSettings } from '../../src/sync/sync.ts';
import { aStore } from '../store/a-store.ts';
import { expectCountsToEqualRows } from '../store/counts.ts';
import { runsOf, seedOf } from '../support/seed.ts';
import { HAPPENINGS, ModelServer, type Happening } from './model-server.ts';

const SELF = { target: 'self', targetKind: 'self' } as const;
const DAY = 24 * 60 * 60 * 1_000;

/** A request on its way, in the memory of one tab. */
interface Flight {
  attempt: AttemptRow;
  brought?: Brought;
}

/** A device with two tabs, and a server, whose every step is taken by the test. */
class World {
  readonly server = new ModelServer();
  readonly made: LocalId[] = [];
  readonly tabs: [Flight[], Flight[]] = [[], []];
  /** Operations whose repetition a person decided on. */
  readonly decisions = new Map<string, number>();
  readonly #bytes = new Map<string, string>();
  readonly device: Awaited<ReturnType<typeof aStore>>;
  readonly keyed: boolean;

  constructor(device: Awaited<ReturnType<typeof aStore>>, keyed: boolean) {
    this.device = device;
    this.keyed = keyed;
  }

  get context(): AttemptContext {
    const { store } = this.device;
    const settings: ServerSettings = {
      baseUrl: 'https://server.test',
      header: 'apikey',
      encoding: 'form',
      parallel: 3,
      ...{ idempotencyKey: this.keyed, groupsCreate: true, retryUnknownUsers: false },
    };
    const network = { now: store.now, fetch: () => Promise.reject(new Error('Not used here')) };
    return { store, network, access: { settings, key: 'k' }, replaySafety: 'not replay-safe', catalogue: {} };
  }

  pick(at: number): LocalId[] {
    const id = this.made[at % Math.max(1, this.made.length)];
    return id ? [id] : [];
  }

  async ops(): Promise<OpRow[]> {
    return this.device.store.db.ops.toArray();
  }

  async markNext(tab: Flight[], at: number): Promise<void> {
    const { store } = this.device;
    const lanes = new Lanes(store);
    const ready: OpRow[] = [];
    for (const lane of [...LANES, ...LANES, ...LANES]) {
      const op = await lanes.take(lane, store.now().getTime());
      if (op) ready.push(op);
    }
    const op = ready[at % Math.max(1, ready.length)];
    const attempt = op && (await mark(this.context, op));
    if (attempt) tab.push({ attempt });
  }

  async unknownOp(at: number): Promise<OpRow | undefined> {
    const unknown = (await this.ops()).filter((op) => op.status === 'unknown');
    return unknown[at % Math.max(1, unknown.length)];
  }

  decided(op: OpRow): void {
    this.decisions.set(op.id, (this.decisions.get(op.id) ?? 0) + 1);
  }

  /** I1 to I8, that nothing is missing, and that nothing was done more often than was decided. */
  async check(): Promise<void> {
    const { db } = this.device.store;
    const tally = await readTally(db);
    for (const op of await this.ops()) {
      const attempts = await db.attempts.where('opId').equals(op.id).toArray();
      const open = attempts.filter((attempt) => attempt.outcome === undefined);
      expect(open).toHaveLength(op.status === 'sending' ? 1 : 0);
      expect(attempts.filter(isUndecided).length).toBeLessThanOrEqual(1);
      if (op.status === 'confirmed') await this.#checkConfirmed(op);
      if (op.status === 'ready' || op.status === 'sending') expect(op.waitsFor).toEqual([]);
      if (op.status === 'ready' || op.status === 'blocked') expect(op.profileId).toBe(tally.profileId);
      attempts.forEach((attempt) => this.#checkBytes(attempt));
      const allowed = 1 + (this.decisions.get(op.id) ?? 0) + (this.server.repeats.get(op.id) ?? 0);
      expect((this.server.effects.get(op.id) ?? []).length).toBeLessThanOrEqual(allowed);
    }
    const subjects = new Set((await this.ops()).map((op) => op.subjectId));
    for (const id of this.made) expect(subjects).toContain(id);
    await expectCountsToEqualRows(this.device.store);
  }

  async #checkConfirmed(op: OpRow): Promise<void> {
    const named = await this.device.store.db.idmap.get([op.profileId, op.subjectId]);
    expect(named?.serverUuid).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    const attempts = await this.device.store.db.attempts.where('opId').equals(op.id).toArray();
    const arrived = attempts.find(({ serverUuid: uuid }) => uuid && uuid === named?.serverUuid);
    if (arrived) await this.#checkAsSent(op, arrived);
  }

  /** What the device shows of a confirmed record is what the server was sent, whatever was edited since. */
  async #checkAsSent({ subjectId }: OpRow, { sent }: AttemptRow): Promise<void> {
    const { db } = this.device.store;
    if (sent.lane === 'user') expect((await db.users.get(subjectId))?.country).toBe(sent.fields.country);
    if (sent.lane === 'assign') {
      const row = await db.assignments.get(subjectId);
      const keys = (sent.fields.auto_assign ?? []).map((entry) => 'key' in entry && entry.key);
      expect(row?.entries.map(({ key }) => key)).toEqual(keys);
    }
  }

  #checkBytes({ id, request }: AttemptRow): void {
    const bytes = JSON.stringify(request);
    expect(this.#bytes.get(id) ?? bytes).toBe(bytes);
    this.#bytes.set(id, bytes);
    for (const local of this.made) expect(decodeURIComponent(request.body)).not.toContain(local);
  }
}

/** Not closed by proof, by a key, or by a person. */
function isUndecided({ outcome, keyed, waivedBy }: AttemptRow): boolean {
  const open = outcome === undefined || outcome === 'unknown' || outcome === 'interrupted';
  return open && !keyed && !waivedBy;
}

type Act = (world: World, at: number, happening: Happening) => Promise<unknown>;

const ACTS: Record<string, Act> = {
  register: async ({ device, made }) => made.push(await device.aPerson()),
  'make a group': async ({ device, made }) => made.push(await device.aGroup()),
  'register into a group': async ({ device, made }, at) => {
    const group = await device.records.findGroup(made[at % Math.max(1, made.length)] ?? '');
    if (group) made.push(await device.aPerson({ group }));
  },
  assign: async ({ device, made }, at) => {
    const [userUuid] = made.slice(at % Math.max(1, made.length));
    const other = made.find((id) => id !== userUuid);
    if (!userUuid || !(await device.records.findUser(userUuid))) return;
    const about = other && (await device.records.findUser(other));
    const self = { assessmentUuid: device.newId(), key: 'AI', ...SELF };
    const third = {
      assessmentUuid: device.newId(),
      key: 'TA',
      target: about?.uuid ?? '',
      targetKind: 'user',
    } as const;
    made.push(await device.anAssignment(userUuid, { entries: about ? [self, third] : [self] }));
  },
  edit: (world, at) => editPeople(world.device.store, world.pick(at), { country: at % 2 ? 'UG' : 'KE' }),
  'edit an assignment': async ({ device, made }, at) => {
    const [id] = made.slice(at % Math.max(1, made.length));
    const row = id && (await device.store.db.assignments.get(id));
    const about = made[(at + 1) % Math.max(1, made.length)] ?? '';
    if (!id || !row || !(await device.records.findUser(row.userId))) return;
    const other = at % 2 ? await device.records.findUser(about) : undefined;
    const target = other ? ({ target: other.uuid, targetKind: 'user' } as const) : SELF;
    const entries = [{ assessmentUuid: device.newId(), key: at % 3 ? 'AI' : 'TR', ...target }];
    const { contract, denominationCountry } = row;
    const createdAt = device.store.now();
    const values = { contract, denominationCountry, entries, autoReserve: true, createdAt };
    const purchase = { confirmedAt: createdAt, count: 1 };
    await editAssignment(device.store, id, { ...values, uuid: id, userUuid: row.userId }, purchase);
  },
  'change the group of an assignment': async (world, at) => {
    const { store, records } = world.device;
    const group = await records.findGroup(world.pick(at)[0] ?? '');
    await regroupAssignments(store, world.pick(at + 1), group && localId(group.uuid));
  },
  discard: (world, at) => discard(world.device.store, world.pick(at)),
  restore: (world, at) => restore(world.device.store, world.pick(at)),
  hold: (world, at) => hold(world.device.store, world.pick(at)),
  release: (world, at) => release(world.device.store, world.pick(at)),
  'try again': (world, at) => tryAgain(world.device.store, world.pick(at)),
  mark: (world, at) => world.markNext(world.tabs[0], at),
  'mark in the other tab': (world, at) => world.markNext(world.tabs[1], at),
  dispatch: async ({ tabs, server }, at, happening) => {
    const waiting = tabs.flat().filter((flight) => !flight.brought);
    const flight = waiting[at % Math.max(1, waiting.length)];
    if (flight) flight.brought = server.receive(flight.attempt, happening);
    return Promise.resolve();
  },
  record: async (world, at) => {
    const tab = world.tabs[at % 2 === 0 ? 0 : 1];
    const index = tab.findIndex((flight) => flight.brought);
    const [flight] = index < 0 ? [] : tab.splice(index, 1);
    if (flight?.brought) await close(world.context, flight.attempt, flight.brought);
  },
  'crash, restart': async (world, at) => {
    const tab = world.tabs[at % 2 === 0 ? 0 : 1];
    for (const { attempt } of tab.splice(0)) await interrupt(world.device.store, attempt.opId);
  },
  /** The tab lives on, and its answer will come late. */
  'take over from a frozen tab': async (world, at) => {
    for (const { attempt } of world.tabs[at % 2 === 0 ? 0 : 1])
      await interrupt(world.device.store, attempt.opId);
  },
  'say: it arrived': async (world, at) => {
    const op = await world.unknownOp(at);
    const [uuid] = (op && world.server.effects.get(op.id)) ?? [];
    if (op && uuid) await itArrived(world.device.store, op.subjectId, serverUuid(uuid));
  },
  'say: it was refused': async (world, at) => {
    const op = await world.unknownOp(at);
    if (!op) return;
    world.decided(op);
    await itWasRefused(world.device.store, op.subjectId);
  },
  'say: send again': async (world, at) => {
    const op = await world.unknownOp(at);
    if (!op) return;
    world.decided(op);
    await sendAgain(world.device.store, op.subjectId, true);
  },
  'another server': ({ device }, at) =>
    useProfile(device.store, { baseUrl: `https://server-${at % 2}.test`, keyMark: 'aa' }),
  'same organisation': ({ device }) => moveHeldHere(device.store),
  'clock jumps': ({ device }, at) => {
    device.clock.pass(at % 2 ? DAY : -DAY);
    return Promise.resolve();
  },
  'time passes': ({ device }) => {
    device.clock.pass(5 * 60_000);
    return Promise.resolve();
  },
};

const anAct = fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(20), fc.constantFrom(...HAPPENINGS));

type Step = readonly [name: string, at: number, happening: Happening];

async function take(world: World, steps: readonly Step[]): Promise<void> {
  await useProfile(world.device.store, { baseUrl: 'https://server-0.test', keyMark: 'aa' });
  for (const [name, at, happening] of steps) {
    await ACTS[name]?.(world, at, happening);
    await world.check();
  }
  await bringHome(world);
  await world.check();
  world.device.store.close();
}

/**
 * With a healthy network all that can be confirmed is, as soon as the longest back-off is over: nothing stays ready, and
 * what is blocked waits for something that is not confirmed.
 */
async function bringHome(world: World): Promise<void> {
  const { store, clock } = world.device;
  for (const tab of world.tabs) for (const { attempt } of tab.splice(0)) await interrupt(store, attempt.opId);
  clock.pass(LONGEST_BACK_OFF);
  for (let left = 3 * world.made.length; left >= 0; left -= 1) {
    await world.markNext(world.tabs[0], 0);
    const flight = world.tabs[0].pop();
    if (!flight) break;
    await close(world.context, flight.attempt, world.server.receive(flight.attempt, 'good'));
  }
  const ops = await world.ops();
  expect(ops.filter((op) => op.status === 'ready' || op.status === 'sending')).toEqual([]);
  const confirmed = new Set(ops.filter((op) => op.status === 'confirmed').map((op) => op.subjectId));
  const blocked = ops.filter((op) => op.status === 'blocked');
  expect(blocked.filter((op) => op.waitsFor.every((id) => confirmed.has(id)))).toEqual([]);
}

test('a record that backs off goes at once when the clock is put back a day', async () => {
  const world = new World(await aStore(), true);
  await take(world, [
    ['register', 0, 'good'],
    ['mark in the other tab', 0, 'good'],
    ['crash, restart', 1, 'good'],
    ['register', 0, 'good'],
    ['clock jumps', 0, 'good'],
  ]);
  expect([...world.server.effects.values()].map((uuids) => uuids.length)).toEqual([1, 1]);
});

test.each([
  ['without keys', false],
  ['with keys', true],
])(
  'whatever happens, in whatever order, the invariants hold after every step (%s)',
  async (_, keyed) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { minLength: 10, maxLength: 60 }), async (acts) => {
        await take(new World(await aStore(), keyed), acts);
      }),
      { ...runsOf(40), ...seedOf('tests/sync/model') },
    );
  },
  240_000,
);
