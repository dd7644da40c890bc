import { Dexie } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import { commit } from '../transaction/commit.ts';
import { note } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';
import { namedBy } from '../schema/assignment.ts';
import type { OpRow } from '../schema/op.ts';
import { isForeign, type Counters } from '../schema/counters.ts';
import { changeEach, type Changed } from './change-each.ts';
import { holdOne, releaseOne } from './hold-one.ts';
import { unresolved } from './ops.ts';
import { resolve } from './server-ids.ts';

/**
 * Puts records on hold that wait for another server, and releases those that were on hold for this one. It can run again,
 * so the next start finishes what a kill interrupted.
 */
export async function holdOthers(store: Store): Promise<void> {
  const { db } = store;
  const now = await readCounters(db);
  const waiting = [...(await inStatus(store, 'ready')), ...(await inStatus(store, 'blocked'))];
  const strangers = waiting.filter((op) => isForeign(now, op.profileId));
  await changeEach(
    store,
    strangers.map((op) => op.subjectId),
    [],
    async (counters, op) => {
      const waits = op.status === 'ready' || op.status === 'blocked';
      if (waits && isForeign(counters, op.profileId)) await holdOne(store, counters, op, 'other server');
      return undefined;
    },
  );
  const back = (await onHoldForOthers(store)).filter((op) => op.profileId === now.profileId);
  await changeEach(
    store,
    back.map((op) => op.subjectId),
    [],
    async (counters, op) => {
      await releaseOne(store, counters, op);
      return undefined;
    },
  );
}

/** The operations that are on hold because another server was set, oldest first. */
export async function onHoldForOthers(store: Store): Promise<OpRow[]> {
  return (await inStatus(store, 'onHold')).filter((op) => op.onHold?.reason === 'other server');
}

/**
 * Moves records on hold for another server to the present one, because a person said that both belong to the same
 * organisation. The uuids that the old server gave count for the new one too.
 */
export async function moveOnHoldHere(store: Store): Promise<Changed> {
  const onHold = await onHoldForOthers(store);
  const { profileId } = await readCounters(store.db);
  for (const from of new Set(onHold.map((op) => op.profileId))) await copyNames(store, from, profileId);
  return changeEach(
    store,
    onHold.map((op) => op.subjectId),
    [store.db.idmap],
    async (counters, op) => {
      await moveOne(store, counters, op);
      return undefined;
    },
  );
}

/**
 * Copies the uuids that one profile's server gave to another profile, and releases the records that waited
 * for them.
 */
async function copyNames(store: Store, from: string, to: string): Promise<void> {
  const { db } = store;
  const tables = [db.idmap, db.ops, db.users, db.assignments, db.groups];
  await commit(store, tables, async (counters) => {
    const waiting = await db.ops
      .where('[status+seq]')
      .between(...ofStatus('blocked'))
      .toArray();
    const wanted = new Set(waiting.flatMap((op) => (op.profileId === to ? op.waitsFor : [])));
    const rows = await db.idmap
      .where('[profileId+localId]')
      .between([from, Dexie.minKey], [from, Dexie.maxKey])
      .toArray();
    for (const row of rows) {
      const taken = await db.idmap.where('[profileId+serverUuid]').equals([to, row.serverUuid]).count();
      if (taken > 0) continue;
      if (wanted.has(row.localId)) await resolve(store, counters, to, row.localId, row.serverUuid);
      else await db.idmap.put({ ...row, profileId: to });
    }
  });
}

async function moveOne(store: Store, counters: Counters, op: OpRow): Promise<void> {
  const { db } = store;
  const { profileId } = counters;
  const waitsFor = await unresolved(db, profileId, await namesOf(store, op));
  await releaseOne(store, counters, op, { profileId, waitsFor });
  await note(db, counters, store.now().getTime(), op.subjectId, { what: 'changed server', profileId });
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

async function inStatus({ db }: Store, status: OpRow['status']): Promise<OpRow[]> {
  return db.ops
    .where('[status+seq]')
    .between(...ofStatus(status))
    .toArray();
}

function ofStatus(status: OpRow['status']) {
  return [
    [status, Dexie.minKey],
    [status, Dexie.maxKey],
  ] as const;
}
