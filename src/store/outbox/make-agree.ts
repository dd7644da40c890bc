import { LANES } from '../../domain/record/lane.ts';
import { shownState, type Status } from '../../domain/record/states.ts';
import type { Store } from '../transaction/store.ts';
import type { AttemptRow } from '../schema/attempt.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { OpRow } from '../schema/op.ts';
import type { Counters } from '../schema/counters.ts';
import { confirmAttempt } from './attempts.ts';
import { subjectTable, waitingStatus, type Shown } from './ops.ts';
import { setStatus } from './set-status.ts';
import { onTheirWay } from './queue.ts';
import { ownerOf, releaseWaiting } from './server-ids.ts';

/** Records compared with their operations at a time. */
const BATCH = 1_000;

/** A record with one of these statuses would be sent, or could be, as if no request for it were on its way. */
const WOULD_BE_SENT: ReadonlySet<Status> = new Set<Status>(['ready', 'blocked', 'onHold', 'toFix']);

/**
 * Makes the rows of each record agree, inside a transaction. A copy that lacks some changes gives back rows of different moments: an
 * operation that is on its way, for example, beside an attempt that has its answer.
 */
export async function makeAgree(store: Store, counters: Counters): Promise<void> {
  const open = await store.db.attempts.filter(({ outcome }) => outcome === undefined).toArray();
  for (const attempt of open) await agreeWithOp(store, counters, attempt);
  for (const op of await onTheirWay(store)) await settleMark(store, counters, op);
  for (const lane of LANES) await showStates(store, lane);
}

/** An open attempt belongs to an operation that is on its way, and is its last one. */
async function agreeWithOp(store: Store, counters: Counters, attempt: AttemptRow): Promise<void> {
  const { db } = store;
  const op = await db.ops.get(attempt.opId);
  const later = await db.attempts.where('opId').equals(attempt.opId).toArray();
  const isLast = later.every(({ n }) => n <= attempt.n);
  if (op?.status === 'sending' && isLast) {
    if (op.attempts !== attempt.n) await db.ops.put({ ...op, attempts: attempt.n });
    return;
  }
  await db.attempts.put({ ...attempt, outcome: 'interrupted' });
  if (!op || !isLast || !WOULD_BE_SENT.has(op.status)) return;
  await setStatus(store, counters, op, 'noReply', { attempts: attempt.n, onHold: undefined });
}

/**
 * Gives an operation that is on its way, but has no open attempt, the status that its last attempt proves; `noReply` if that
 * proves nothing.
 */
async function settleMark(store: Store, counters: Counters, op: OpRow): Promise<void> {
  const attempts = await store.db.attempts.where('opId').equals(op.id).sortBy('n');
  if (attempts.some(({ outcome }) => outcome === undefined)) return;
  const { outcome, serverUuid } = attempts.at(-1) ?? {};
  if (outcome === 'not applied') {
    await setStatus(store, counters, op, waitingStatus(op.waitsFor));
  } else if (outcome === 'confirmed' && serverUuid && (await isOwn(store, op, serverUuid))) {
    await confirmAttempt(store, counters, op, serverUuid);
    await releaseWaiting(store, counters, op.profileId, op.subjectId);
  } else await setStatus(store, counters, op, 'noReply');
}

/** An id of the server belongs to one record alone. */
async function isOwn({ db }: Store, op: OpRow, serverUuid: NonNullable<AttemptRow['serverUuid']>) {
  const owner = await ownerOf(db, op.profileId, serverUuid);
  return owner === undefined || owner === op.subjectId;
}

/** Each record repeats the state of its operation, and has the id that a server gave it. */
async function showStates({ db }: Store, lane: OpRow['lane']): Promise<void> {
  await withRecords(db, lane, async (ops, rows) => {
    const keys = ops.map(({ profileId, subjectId }): [string, LocalId] => [profileId, subjectId]);
    const names = await db.idmap.bulkGet(keys);
    const unlike = ops.flatMap(({ status }, at): Shown[] => {
      const row = rows[at];
      const uuid = row?.serverUuid ?? (status === 'confirmed' ? names[at]?.serverUuid : undefined);
      if (!row || (row.status === status && row.serverUuid === uuid)) return [];
      return [{ ...row, status, state: shownState(status), ...(uuid && { serverUuid: uuid }) }];
    });
    await subjectTable(db, lane).bulkPut(unlike);
  });
}

/**
 * Removes operations without a record, inside a transaction and before everything is counted. A copy that lacks the change which made
 * a record may have its operation from a later one. Nothing can be shown or sent of it, but it would be counted.
 */
export async function removeBareOps({ db }: Store): Promise<void> {
  for (const lane of LANES)
    await withRecords(db, lane, async (ops, rows) => {
      await db.ops.bulkDelete(ops.filter((_, at) => !rows[at]).map(({ id }) => id));
    });
}

/** Visits the operations of a lane in batches, with the record of each. */
async function withRecords(
  db: Store['db'],
  lane: OpRow['lane'],
  visit: (ops: readonly OpRow[], rows: readonly (Shown | undefined)[]) => Promise<void>,
): Promise<void> {
  const ops = await db.ops.filter((op) => op.lane === lane).toArray();
  for (let from = 0; from < ops.length; from += BATCH) {
    const batch = ops.slice(from, from + BATCH);
    await visit(batch, await subjectTable(db, lane).bulkGet(batch.map(({ subjectId }) => subjectId)));
  }
}
