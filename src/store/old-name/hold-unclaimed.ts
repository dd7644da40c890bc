import { Dexie } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import { changeEach, type Changed } from '../outbox/change-each.ts';
import { holdOne, releaseOne } from '../outbox/hold-one.ts';
import { commit } from '../transaction/commit.ts';
import { recount } from '../transaction/recount.ts';
import type { Store } from '../transaction/store.ts';
import type { Tally } from '../schema/tally.ts';
import { setStatus } from '../outbox/set-status.ts';
import type { OpRow } from '../schema/op.ts';
import { openOldDatabase } from './old-database.ts';

/**
 * Runs before anybody works with a copy that other deployments have too. Holds each record that no server is known to
 * have, and follows the claims that were made since, by this deployment or by another.
 */
export async function holdUnclaimed(store: Store): Promise<void> {
  // Commits would wait for the mirror, and the mirror for the database to count as opened, which it does only after
  // this.
  const opening: Store = { ...store, keeping: { ready: Promise.resolve() } };
  const old = await openOldDatabase();
  try {
    const move = await old.move(store.db.name);
    if (move?.stage === 'copied') {
      await holdAll(opening);
      await old.note({ ...move, stage: 'held' });
    }
    await followClaims(opening, await old.claims());
  } finally {
    old.close();
  }
}

/** Nothing of these is ever sent again. */
const SETTLED: ReadonlySet<OpRow['status']> = new Set<OpRow['status']>(['confirmed', 'handed over']);

async function holdAll(store: Store): Promise<void> {
  const { db } = store;
  // Not every half-typed form was copied.
  await commit(store, [db.ops, db.drafts, db.users, db.assignments, db.journal, db.profiles], (tally) =>
    recount(db, tally),
  );
  const ops = await db.ops.filter((op) => !SETTLED.has(op.status) && !isUnclaimed(op)).toArray();
  await changeEach(store, subjectsOf(ops), [db.attempts], async (tally, op) => {
    await holdUntilClaimed(store, tally, op);
    return undefined;
  });
}

/** A request that was on its way when the copy was made may have arrived. */
async function holdUntilClaimed(store: Store, tally: Tally, op: OpRow): Promise<void> {
  if (op.status === 'sending') {
    await store.db.attempts
      .where('opId')
      .equals(op.id)
      .and(({ outcome }) => outcome === undefined)
      .modify({ outcome: 'interrupted' });
  }
  await holdOne(store, tally, op, 'deployment unknown', op.status === 'sending' ? 'unknown' : op.status);
}

async function followClaims(store: Store, claims: ReadonlyMap<string, string>): Promise<void> {
  const ops = (await unclaimed(store)).filter(({ id }) => claims.has(id));
  await divide(store, ops, (op) => claims.get(op.id) === store.db.name);
}

/** What is held until somebody says which deployment it belongs to. */
async function unclaimed({ db }: Store): Promise<OpRow[]> {
  const held = await db.ops
    .where('[status+seq]')
    .between(['held', Dexie.minKey], ['held', Dexie.maxKey])
    .toArray();
  return held.filter(isUnclaimed);
}

function isUnclaimed({ held }: OpRow): boolean {
  return held?.reason === 'deployment unknown';
}

/** Lets go what belongs to this deployment, and says of the rest that it does not. */
function divide(store: Store, ops: readonly OpRow[], isOwn: (op: OpRow) => boolean): Promise<Changed> {
  return changeEach(store, subjectsOf(ops), [], async (tally, op) => {
    if (op.status !== 'held' || !op.held || !isUnclaimed(op)) return { reason: 'state', status: op.status };
    if (!isOwn(op)) {
      await setStatus(store, tally, op, 'held', { held: { ...op.held, reason: 'other deployment' } });
      return { reason: 'elsewhere' };
    }
    await releaseOne(store, tally, op);
    return undefined;
  });
}

/**
 * A person says that records belong to this deployment. What goes with them (a person's assignments, the group that somebody
 * joins) comes along. What another deployment has claimed stays held for ever.
 * @param ids all that are held for it where it is left out
 */
export async function claimHere(store: Store, ids?: readonly LocalId[]): Promise<Changed> {
  const all = await unclaimed(store);
  const wanted = ids ? await withWhatGoesAlong(store, all, ids) : all;
  const old = await openOldDatabase();
  try {
    const others = await old.claim(
      wanted.map(({ id }) => id),
      store.db.name,
    );
    return await divide(store, wanted, ({ id }) => !others.has(id));
  } finally {
    old.close();
  }
}

async function withWhatGoesAlong(
  { db }: Store,
  all: readonly OpRow[],
  ids: readonly LocalId[],
): Promise<OpRow[]> {
  const taken = new Set<LocalId>(ids);
  // The loop also visits what it adds to the set.
  for (const id of taken) {
    const assignments = await db.assignments.where('userId').equals(id).toArray();
    const named = all.find(({ subjectId }) => subjectId === id)?.waitsFor ?? [];
    for (const along of [...assignments.map((row) => row.id), ...named]) taken.add(along);
  }
  return all.filter(({ subjectId }) => taken.has(subjectId));
}

function subjectsOf(ops: readonly OpRow[]): LocalId[] {
  return ops.map(({ subjectId }) => subjectId);
}
