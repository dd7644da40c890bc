import type { ServerUuid } from '../../domain/record/reference.ts';
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
  const changed = { ...op, ...changes, status };
  // What is on its way, or was, has had its delay.
  if (changed.delay !== undefined && !MAY_WAIT.has(status)) delete changed.delay;
  const next = onHoldIfForeign(store, counters, changed);
  // From here on it is this device's own to send.
  if (QUEUED.has(next.status)) delete next.fromFile;
  countMove(counters, KIND_OF[op.lane], op.status, next.status);
  const shown = { status: next.status, state: shownState(next.status), ...learnt };
  await db.ops.put(next);
  await subjectTable(db, op.lane).update(op.subjectId, shown);
  return next;
}

/** In these a record has not been sent since it was made or edited, or may wait for it again. */
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
