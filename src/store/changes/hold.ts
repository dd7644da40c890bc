import type { LocalId } from '../../domain/reference.ts';
import { changeEach, type Changed } from './change.ts';
import { note } from '../core/journal.ts';
import { setStatus, waitingStatus } from '../outbox/ops.ts';
import type { HoldReason, OpRow } from '../rows/rows.ts';
import type { Store } from '../core/store.ts';
import type { Tally } from '../core/tally.ts';

/** Pauses records that wait, or that need a person, until they are released. */
export async function hold(
  store: Store,
  ids: readonly LocalId[],
  reason: HoldReason = 'by a person',
): Promise<Changed> {
  return changeEach(store, ids, [], async (tally, op) => {
    if (!HOLDABLE.has(op.status)) return { reason: 'state', status: op.status };
    await holdOne(store, tally, op, reason);
    return undefined;
  });
}

/** Lets held records go on where they were. Those held for another server are adopted by a person instead. */
export async function release(store: Store, ids: readonly LocalId[]): Promise<Changed> {
  return changeEach(store, ids, [], async (tally, op) => {
    if (op.status !== 'held' || op.held?.reason === 'other server')
      return { reason: 'state', status: op.status };
    await releaseOne(store, tally, op);
    return undefined;
  });
}

const HOLDABLE: ReadonlySet<OpRow['status']> = new Set<OpRow['status']>(['blocked', 'ready', 'refused']);

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
