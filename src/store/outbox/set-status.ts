import type { ServerUuid } from '../../domain/record/reference.ts';
import { LANES } from '../../domain/record/lane.ts';
import { shownState, type Status } from '../../domain/record/states.ts';
import { stayInside } from '../transaction/commit.ts';
import type { Store } from '../transaction/store.ts';
import { countMove } from '../transaction/counters.ts';
import type { OpRow } from '../schema/op.ts';
import { type Counters, isForeign, KIND_OF } from '../schema/counters.ts';
import { subjectTable } from './ops.ts';

/**
 * Gives an operation and its record another status. No other code does, so the counts always equal the rows,
 * and a record made for another server never waits for this one.
 * @param learnt other values that the record gets with it
 */
export async function setStatus(
  store: Store,
  counters: Counters,
  op: OpRow,
  status: Status,
  changes: Partial<OpRow> = {},
  learnt: { serverUuid?: ServerUuid } = {},
): Promise<OpRow> {
  const { db } = store;
  stayInside(counters, db);
  const next = countedAs(store, counters, { op, status, changes });
  await db.ops.put(next);
  await subjectTable(db, op.lane).update(op.subjectId, { ...shownAs(next), ...learnt });
  return next;
}

/** A record, and its next status. */
export interface Move {
  op: OpRow;
  status: Status;
  changes?: Partial<OpRow>;
}

/** The same for many records, with a few requests for all of them: one by one, thousands would make every save wait for seconds. */
export async function setStatuses(
  store: Store,
  counters: Counters,
  moves: readonly Move[],
): Promise<OpRow[]> {
  const { db } = store;
  stayInside(counters, db);
  const all = moves.map((move) => countedAs(store, counters, move));
  await db.ops.bulkPut(all);
  for (const lane of LANES) {
    const ofLane = all.filter((op) => op.lane === lane);
    await subjectTable(db, lane).bulkUpdate(
      ofLane.map((op) => ({ key: op.subjectId, changes: shownAs(op) })),
    );
  }
  return all;
}

function shownAs({ status }: OpRow) {
  return { status, state: shownState(status) };
}

/** The operation after its change. Updates the counts. */
function countedAs(store: Store, counters: Counters, { op, status, changes }: Move): OpRow {
  const changed = { ...op, ...changes, status };
  // A record that is or was on its way has had its delay.
  if (changed.delay !== undefined && !MAY_WAIT.has(status)) delete changed.delay;
  const next = onHoldIfForeign(store, counters, changed);
  // From now on this device sends it like its own records.
  if (QUEUED.has(next.status)) delete next.fromFile;
  countMove(counters, KIND_OF[op.lane], op.status, next.status);
  return next;
}

/** Statuses of a record that has not been sent since it was made or edited, so that it may still have a delay. */
const MAY_WAIT: ReadonlySet<Status> = new Set<Status>(['ready', 'blocked', 'onHold', 'discarded']);
const QUEUED: ReadonlySet<Status> = new Set<Status>(['ready', 'blocked', 'sending']);

function onHoldIfForeign({ now }: Store, counters: Counters, op: OpRow): OpRow {
  const waits = op.status === 'ready' || op.status === 'blocked';
  if (!waits || !isForeign(counters, op.profileId)) return op;
  return {
    ...op,
    status: 'onHold',
    onHold: { reason: 'other server', at: now().getTime(), before: op.status },
  };
}
