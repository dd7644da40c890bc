import { note, noteAll } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import type { HoldReason, OpRow } from '../schema/op.ts';
import type { Counters } from '../schema/counters.ts';
import { waitingStatus } from './ops.ts';
import { setStatus, setStatuses, type Move } from './set-status.ts';

/** Puts one record on hold, inside a transaction. */
export async function holdOne(
  store: Store,
  counters: Counters,
  op: OpRow,
  reason: HoldReason,
  before = op.status,
): Promise<void> {
  const at = store.now().getTime();
  const onHold = { reason, at, before, ...(op.onHold && { earlier: op.onHold }) };
  await setStatus(store, counters, op, 'onHold', { onHold });
  await note(store.db, counters, at, op.subjectId, { what: 'onHold', reason });
}

/** Statuses that a released record gets back. After any other status it waits to be sent. */
const AS_BEFORE: ReadonlySet<OpRow['status']> = new Set<OpRow['status']>([
  'toFix',
  'noReply',
  'discarded',
  'onHold',
]);

/** Puts many records on hold for the same reason, with a few requests for all of them. */
export async function holdAll(
  store: Store,
  counters: Counters,
  ops: readonly OpRow[],
  reason: HoldReason,
): Promise<void> {
  const at = store.now().getTime();
  const moves = ops.map((op): Move => {
    const onHold = { reason, at, before: op.status, ...(op.onHold && { earlier: op.onHold }) };
    return { op, status: 'onHold', changes: { onHold } };
  });
  await setStatuses(store, counters, moves);
  const subjects = ops.map(({ subjectId }) => subjectId);
  await noteAll(store.db, counters, at, subjects, { what: 'onHold', reason });
}

/** Releases one record, inside a transaction. A key that a server has seen with other bytes is replaced. */
export async function releaseOne(store: Store, counters: Counters, op: OpRow): Promise<void> {
  await releaseAll(store, counters, [{ op }]);
}

/** Releases many records, each with other changes of its own. */
export async function releaseAll(
  store: Store,
  counters: Counters,
  released: readonly { op: OpRow; changes?: Partial<OpRow> }[],
): Promise<void> {
  const moves = released.map(({ op, changes = {} }): Move => {
    const before = op.onHold?.before ?? 'ready';
    const isKept = AS_BEFORE.has(before) && (before !== 'onHold' || op.onHold?.earlier !== undefined);
    const status = isKept ? before : waitingStatus(changes.waitsFor ?? op.waitsFor);
    const key = op.onHold?.reason === 'key reused' ? { key: store.newId() } : {};
    return { op, status, changes: { onHold: op.onHold?.earlier, ...key, ...changes } };
  });
  await setStatuses(store, counters, moves);
  const subjects = released.map(({ op }) => op.subjectId);
  await noteAll(store.db, counters, store.now().getTime(), subjects, { what: 'released' });
}
