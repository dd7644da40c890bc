import type { LocalId } from '../../domain/record/reference.ts';
import type { Store } from '../transaction/store.ts';
import { changeEach, type Changed } from '../outbox/change-each.ts';
import { FIRST } from '../outbox/queue.ts';
import type { OpRow } from '../schema/op.ts';

/**
 * Puts people who wait, and their assignments that wait, before all other waiting records. The others are not held
 * back.
 */
export async function sendFirst(store: Store, ids: readonly LocalId[]): Promise<Changed> {
  const { db } = store;
  return changeEach(store, ids, [], async (_counters, op) => {
    if (!waits(op)) return { reason: 'state', status: op.status };
    const assignments = await db.assignments.where('userId').equals(op.subjectId).toArray();
    const theirs = await db.ops.bulkGet(assignments.map(({ opId }) => opId));
    const first = [op, ...theirs.filter((one) => one !== undefined).filter(waits)];
    await db.ops.bulkPut(first.map((one) => ({ ...one, notBefore: FIRST, delay: undefined })));
    return undefined;
  });
}

/** Ends the delay of people who were just made or edited, and of their assignments, because a person does not want to wait. */
export async function endDelay(store: Store, ids: readonly LocalId[]): Promise<Changed> {
  const { db } = store;
  return changeEach(store, ids, [], async (_counters, op) => {
    const assignments = await db.assignments.where('userId').equals(op.subjectId).toArray();
    const theirs = await db.ops.bulkGet(assignments.map(({ opId }) => opId));
    const delayed = [op, ...theirs].filter((one) => one?.delay !== undefined && waits(one));
    await db.ops.bulkPut(delayed.map((one) => ({ ...one, notBefore: 0, delay: undefined }) as OpRow));
    return undefined;
  });
}

function waits({ status }: OpRow): boolean {
  return status === 'ready' || status === 'blocked';
}
