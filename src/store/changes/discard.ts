import type { LocalId } from '../../domain/record/reference.ts';
import { isChangeable } from '../../domain/record/states.ts';
import { changeEach, unlessChangeable, type Changed, type Obstacle } from '../outbox/change-each.ts';
import { note } from '../transaction/journal.ts';
import { waitingStatus } from '../outbox/ops.ts';
import { setStatus } from '../outbox/set-status.ts';
import type { OpRow } from '../schema/op.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

/**
 * Withdraws records that have not been sent; they are kept and can be restored. The assignments of a person
 * are withdrawn with the person. A record is not withdrawn while a person, or an assignment of another
 * person, names it: that one would wait for ever, and only a user of the app can say what should become of
 * it.
 */
export async function discard(store: Store, ids: readonly LocalId[]): Promise<Changed> {
  return changeEach(store, ids, [], async (counters, op) => {
    const own = await ownAssignments(store, op);
    const obstacle = unlessChangeable(op) ?? (await namedByOthers(store, op, own));
    if (obstacle) return obstacle;
    await discardOne(store, counters, op);
    for (const assignment of own) await discardOne(store, counters, assignment, op.subjectId);
    return undefined;
  });
}

/** Restores discarded records as they were, a person's with the assignments that were withdrawn together. */
export async function restore(store: Store, ids: readonly LocalId[]): Promise<Changed> {
  return changeEach(store, ids, [], async (counters, op) => {
    if (op.status !== 'discarded') return { reason: 'state', status: op.status };
    const owner = op.discarded?.with;
    if (owner) return { reason: 'with', id: owner };
    const obstacle = await discardedOwner(store, op);
    if (obstacle) return obstacle;
    await restoreOne(store, counters, op);
    const along = await assignmentOps(store, op);
    for (const other of along) {
      if (other.discarded?.with === op.subjectId) await restoreOne(store, counters, other);
    }
    return undefined;
  });
}

async function discardOne(store: Store, counters: Counters, op: OpRow, owner?: LocalId): Promise<void> {
  const at = store.now().getTime();
  const along = owner && { with: owner };
  await setStatus(store, counters, op, 'discarded', { discarded: { at, before: op.status, ...along } });
  await note(store.db, counters, at, op.subjectId, { what: 'discarded', ...along });
}

async function restoreOne(store: Store, counters: Counters, op: OpRow): Promise<void> {
  const before = op.discarded?.before ?? 'ready';
  // What it waited for may have been confirmed meanwhile.
  const status = before === 'blocked' || before === 'ready' ? waitingStatus(op.waitsFor) : before;
  await setStatus(store, counters, op, status, { discarded: undefined });
  await note(store.db, counters, store.now().getTime(), op.subjectId, { what: 'restored' });
}

/** The operations of a person's assignments. */
async function assignmentOps({ db }: Store, { lane, subjectId }: OpRow): Promise<OpRow[]> {
  if (lane !== 'user') return [];
  const rows = await db.assignments.where('userId').equals(subjectId).toArray();
  const ops = await db.ops.bulkGet(rows.map((row) => row.opId));
  return ops.filter((op) => op !== undefined);
}

/** The assignments that are discarded with their person. */
async function ownAssignments(store: Store, op: OpRow): Promise<OpRow[]> {
  return (await assignmentOps(store, op)).filter(({ status }) => isChangeable(status));
}

async function namedByOthers({ db }: Store, op: OpRow, own: readonly OpRow[]): Promise<Obstacle | undefined> {
  const waiting = await db.ops.where('waitsFor').equals(op.subjectId).toArray();
  const others = waiting.filter(
    ({ id, status }) => status !== 'discarded' && status !== 'moved' && own.every((one) => one.id !== id),
  );
  return others.length > 0 ? { reason: 'named', by: others.map((other) => other.subjectId) } : undefined;
}

/** An assignment cannot come back while someone whom it names is discarded or moved: it would wait for ever. */
async function discardedOwner({ db }: Store, op: OpRow): Promise<Obstacle | undefined> {
  for (const id of op.waitsFor) {
    const named = await db.ops.where('subjectId').equals(id).first();
    if (named?.status === 'discarded') return { reason: 'with', id };
    if (named?.status === 'moved') return { reason: 'state', status: named.status };
  }
  return undefined;
}
