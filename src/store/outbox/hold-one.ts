import { note } from '../core/journal.ts';
import type { Store } from '../core/store.ts';
import type { HoldReason, OpRow } from '../rows/op.ts';
import type { Tally } from '../rows/tally.ts';
import { setStatus, waitingStatus } from './ops.ts';

/** Pauses one record, inside a transaction. */
export async function holdOne(store: Store, tally: Tally, op: OpRow, reason: HoldReason): Promise<void> {
  const at = store.now().getTime();
  await setStatus(store, tally, op, 'held', { held: { reason, at, before: op.status } });
  await note(store.db, tally, at, op.subjectId, { what: 'held', reason });
}

/** Releases one record, inside a transaction. A key that a server has seen with other bytes is not used again. */
export async function releaseOne(
  store: Store,
  tally: Tally,
  op: OpRow,
  changes: Partial<OpRow> = {},
): Promise<void> {
  const status = op.held?.before === 'refused' ? 'refused' : waitingStatus(changes.waitsFor ?? op.waitsFor);
  const key = op.held?.reason === 'key reused' ? { key: store.newId() } : {};
  await setStatus(store, tally, op, status, { held: undefined, ...key, ...changes });
  await note(store.db, tally, store.now().getTime(), op.subjectId, { what: 'released' });
}
