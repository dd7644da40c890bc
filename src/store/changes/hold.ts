import type { LocalId } from '../../domain/record/reference.ts';
import { changeEach, type Changed } from '../outbox/change-each.ts';
import { holdOne, releaseOne } from '../outbox/hold-one.ts';
import type { HoldReason, OpRow } from '../schema/op.ts';
import type { Store } from '../transaction/store.ts';

/** Puts records on hold that wait or are to be fixed, until they are released. */
export async function hold(
  store: Store,
  ids: readonly LocalId[],
  reason: HoldReason = 'by a person',
): Promise<Changed> {
  return changeEach(store, ids, [], async (counters, op) => {
    if (!HOLDABLE.has(op.status)) return { reason: 'state', status: op.status };
    await holdOne(store, counters, op, reason);
    return undefined;
  });
}

/**
 * Releases records on hold to the status that they had. Records on hold for another server are not released: a person
 * moves them to this server.
 */
export async function release(store: Store, ids: readonly LocalId[]): Promise<Changed> {
  return changeEach(store, ids, [], async (counters, op) => {
    if (op.status !== 'onHold' || op.onHold?.reason === 'other server')
      return { reason: 'state', status: op.status };
    await releaseOne(store, counters, op);
    return undefined;
  });
}

const HOLDABLE: ReadonlySet<OpRow['status']> = new Set<OpRow['status']>(['blocked', 'ready', 'toFix']);
