import { note } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import type { HoldReason, OpRow } from '../schema/op.ts';
import type { Counters } from '../schema/counters.ts';
import { waitingStatus } from './ops.ts';
import { setStatus } from './set-status.ts';

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

/** Releases one record, inside a transaction. A key that a server has seen with other bytes is replaced. */
export async function releaseOne(
  store: Store,
  counters: Counters,
  op: OpRow,
  changes: Partial<OpRow> = {},
): Promise<void> {
  const before = op.onHold?.before ?? 'ready';
  const isKept = AS_BEFORE.has(before) && (before !== 'onHold' || op.onHold?.earlier !== undefined);
  const status = isKept ? before : waitingStatus(changes.waitsFor ?? op.waitsFor);
  const key = op.onHold?.reason === 'key reused' ? { key: store.newId() } : {};
  await setStatus(store, counters, op, status, { onHold: op.onHold?.earlier, ...key, ...changes });
  await note(store.db, counters, store.now().getTime(), op.subjectId, { what: 'released' });
}
