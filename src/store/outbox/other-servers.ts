import { Dexie, type Table } from 'dexie';
import { LANES, type Lane } from '../../domain/record/lane.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { commit } from '../transaction/commit.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import { noteAll } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';
import { namedBy } from '../schema/assignment.ts';
import type { IdMapRow } from '../schema/idmap.ts';
import type { OpRow } from '../schema/op.ts';
import { isForeign, type Counters } from '../schema/counters.ts';
import { holdAll, releaseAll } from './hold-one.ts';
import { unresolvedOfEach } from './ops.ts';
import { releaseWaiting } from './server-ids.ts';

/**
 * How many records change in one transaction: enough to be quick, few enough that a registration need not wait.
 */
const BATCH = 100;

/** Records whose profile is given up for another one, because nothing was sent to its server. */
const MOVING = 'records to another profile';
interface Moving {
  from: string;
  to: string;
}

/**
 * Puts records on hold that wait for another server, and releases those that were on hold for this one, in batches. Which server counts
 * was noted before them, so the next start finishes what a kill interrupted. Until then nothing of another server is sent either.
 */
export async function holdOthers(store: Store): Promise<void> {
  const { db } = store;
  await goOnMoving(store);
  const before = await readCounters(db);
  await inBatches(store, [], await waitingForOthers(db, before), async (counters, ops) => {
    const strangers = ops.filter((op) => isWaiting(op) && isForeign(counters, op.profileId));
    await holdAll(store, counters, strangers, 'other server');
  });
  const { profileId } = await readCounters(db);
  await inBatches(store, [], idsOf(await heldForOthers(db, [profileId])), async (counters, ops) => {
    const back = ops.filter((op) => isHeldForOther(op) && op.profileId === counters.profileId);
    await releaseAll(
      store,
      counters,
      back.map((op) => ({ op })),
    );
  });
}

/** The operations that are on hold because another server was set. */
export async function onHoldForOthers({ db }: Pick<Store, 'db'>): Promise<OpRow[]> {
  return heldForOthers(db, await profilesOf(db));
}

/**
 * Notes that all records of a profile go to another one, because nothing was sent to the server that they were made for. Part of the transaction
 * that sets the other one; `holdOthers` then moves them.
 */
export async function noteMoving(db: OutpostDatabase, moving: Moving): Promise<void> {
  await db.meta.put({ key: MOVING, value: moving });
}

export async function movingNow(db: OutpostDatabase): Promise<Moving | undefined> {
  // Only `noteMoving` writes it.
  return (await db.meta.get(MOVING))?.value as Moving | undefined;
}

/** Moves what has not been moved yet. */
export async function goOnMoving(store: Store): Promise<void> {
  const { db } = store;
  while (await movingNow(db))
    await commit(store, [db.ops], async () => {
      const { from, to } = (await movingNow(db)) ?? {};
      if (from === undefined || to === undefined) return;
      const ops = await db.ops
        .where(OF_PROFILE)
        .between([from, Dexie.minKey], [from, Dexie.maxKey])
        .limit(BATCH)
        .toArray();
      await db.ops.bulkPut(ops.map((op) => ({ ...op, profileId: to })));
      if (ops.length < BATCH) await db.meta.delete(MOVING);
    });
}

/**
 * Moves records on hold for another server to the present one, because a person said that both belong to the same
 * organisation. The uuids that the old server gave count for the new one too.
 * @returns the records that were moved
 */
export async function moveOnHoldHere(store: Store): Promise<LocalId[]> {
  const { db } = store;
  const onHold = await onHoldForOthers(store);
  const { profileId } = await readCounters(db);
  for (const from of new Set(onHold.map((op) => op.profileId)))
    if (from !== profileId) await copyNames(store, from, profileId);
  const done: LocalId[] = [];
  await inBatches(store, [db.idmap], idsOf(onHold), async (counters, ops) => {
    const held = ops.filter(isHeldForOther);
    await moveAll(store, counters, held);
    for (const { subjectId } of held) done.push(subjectId);
  });
  return done;
}

/**
 * Copies the uuids that one profile's server gave to another profile, and releases the records that waited
 * for them.
 */
async function copyNames(store: Store, from: string, to: string): Promise<void> {
  const { db } = store;
  const tables = [db.idmap, db.ops, db.users, db.assignments, db.groups];
  for (let last: unknown = Dexie.minKey; last !== undefined;) {
    const after = last;
    last = await commit(store, tables, async (counters) => {
      const rows = await db.idmap
        .where('[profileId+localId]')
        .between([from, after], [from, Dexie.maxKey], false)
        .limit(BATCH)
        .toArray();
      await copySome(store, counters, rows, to);
      return rows.length === BATCH ? rows.at(-1)?.localId : undefined;
    });
  }
}

async function copySome(
  store: Store,
  counters: Counters,
  rows: readonly IdMapRow[],
  to: string,
): Promise<void> {
  const { db } = store;
  const keys = rows.map(({ serverUuid }): [string, string] => [to, serverUuid]);
  const known = await db.idmap.where('[profileId+serverUuid]').anyOf(keys).toArray();
  const taken = new Set(known.map(({ serverUuid }) => serverUuid));
  const free = rows.filter(({ serverUuid }) => !taken.has(serverUuid));
  const waiting = await db.ops
    .where('waitsFor')
    .anyOf(free.map(({ localId }) => localId))
    .toArray();
  const wanted = new Set(waiting.flatMap((op) => (op.profileId === to ? op.waitsFor : [])));
  await db.idmap.bulkPut(free.map((row) => ({ ...row, profileId: to })));
  for (const { localId } of free) if (wanted.has(localId)) await releaseWaiting(store, counters, to, localId);
}

async function moveAll(store: Store, counters: Counters, ops: readonly OpRow[]): Promise<void> {
  const { db, now } = store;
  const { profileId } = counters;
  const named = await Promise.all(ops.map((op) => namesOf(store, op)));
  const waitsFor = await unresolvedOfEach(
    db,
    named.map((one) => ({ profileId, named: one })),
  );
  const released = ops.map((op, nth) => ({ op, changes: { profileId, waitsFor: waitsFor[nth] ?? [] } }));
  await releaseAll(store, counters, released);
  const subjects = ops.map(({ subjectId }) => subjectId);
  await noteAll(db, counters, now().getTime(), subjects, { what: 'changed server', profileId });
}

/** Everything that an operation’s record names. */
export async function namesOf(
  { db }: Store,
  { lane, subjectId }: OpRow,
): Promise<{ users?: LocalId[]; groups: (LocalId | undefined)[] }> {
  if (lane === 'user') return { groups: [(await db.users.get(subjectId))?.groupId] };
  if (lane === 'group') return { groups: [(await db.groups.get(subjectId))?.parentId] };
  const row = await db.assignments.get(subjectId);
  return row ? namedBy(row) : { groups: [] };
}

/** Changes operations, some in each transaction, as they are then. */
async function inBatches(
  store: Store,
  tables: readonly Table[],
  ids: readonly string[],
  change: (counters: Counters, ops: readonly OpRow[]) => Promise<void>,
): Promise<void> {
  const { db } = store;
  const scope = [db.users, db.assignments, db.groups, db.ops, db.journal, ...tables];
  for (let from = 0; from < ids.length; from += BATCH)
    await commit(store, scope, async (counters) => {
      const ops = await db.ops.bulkGet(ids.slice(from, from + BATCH));
      await change(
        counters,
        ops.filter((op) => op !== undefined),
      );
    });
}

const OF_PROFILE = '[profileId+lane+status+notBefore+seq]';
const WAITING = ['ready', 'blocked'] as const;

function isWaiting({ status }: OpRow): boolean {
  return status === 'ready' || status === 'blocked';
}

function isHeldForOther({ status, onHold }: OpRow): boolean {
  return status === 'onHold' && onHold?.reason === 'other server';
}

function idsOf(ops: readonly OpRow[]): string[] {
  return ops.map(({ id }) => id);
}

/** Ids of the operations that wait for a server that is not set now. Of those that wait for the present one none is read: a start finds none. */
async function waitingForOthers(db: OutpostDatabase, counters: Counters): Promise<string[]> {
  const found: string[] = [];
  const others = (await profilesOf(db)).filter((profileId) => isForeign(counters, profileId));
  for (const profileId of others)
    for (const lane of LANES)
      for (const status of WAITING)
        for (const id of await inStatus(db, profileId, lane, status).primaryKeys()) found.push(id);
  return found;
}

async function heldForOthers(db: OutpostDatabase, profiles: readonly string[]): Promise<OpRow[]> {
  const held: OpRow[] = [];
  for (const profileId of profiles)
    for (const lane of LANES)
      for (const op of await inStatus(db, profileId, lane, 'onHold').toArray())
        if (isHeldForOther(op)) held.push(op);
  return held;
}

/**
 * A key after every other of an index of several fields. `above` alone ends a live query, where Dexie takes a text for its end, which is
 * before every list.
 */
const AFTER_ALL = [[]];

/** The profiles that have operations. */
async function profilesOf(db: OutpostDatabase): Promise<string[]> {
  const found: string[] = [];
  const after = (key: unknown) => db.ops.where(OF_PROFILE).between(key, AFTER_ALL, false).first();
  for (let op = await after(Dexie.minKey); op; op = await after([op.profileId, Dexie.maxKey]))
    found.push(op.profileId);
  return found;
}

function inStatus({ ops }: OutpostDatabase, profileId: string, lane: Lane, status: OpRow['status']) {
  return ops
    .where(OF_PROFILE)
    .between([profileId, lane, status, Dexie.minKey], [profileId, lane, status, Dexie.maxKey]);
}
