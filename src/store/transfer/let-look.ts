import { setStatuses } from '../outbox/set-status.ts';
import type { Counters } from '../schema/counters.ts';
import type { Hold, OpRow } from '../schema/op.ts';
import { noteAll } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';

/** Nothing proves where a file comes from, so what it buys waits until a person has looked at it. Part of a transaction. */
export async function letLook(store: Store, counters: Counters, ops: readonly OpRow[]): Promise<OpRow[]> {
  const at = store.now().getTime();
  const moves = ops.map((op) => {
    const looked: Hold = { reason: 'transfer', at, before: op.onHold?.before ?? op.status };
    const onHold: Hold = op.onHold ? { ...op.onHold, before: 'onHold', earlier: looked } : looked;
    return { op, status: 'onHold' as const, changes: { onHold } };
  });
  const subjects = ops.map(({ subjectId }) => subjectId);
  const next = await setStatuses(store, counters, moves);
  await noteAll(store.db, counters, at, subjects, { what: 'onHold', reason: 'transfer' });
  return next;
}
