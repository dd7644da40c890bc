import { note } from '../../core/journal.ts';
import { put } from '../../core/shared/write-later.ts';
import type { Store } from '../../core/store.ts';
import type { AttemptRow } from '../../rows/attempt.ts';
import { closeAttempt } from '../attempts.ts';
import { setStatus } from '../set-status.ts';
import { together } from '../together.ts';

type Marked = Pick<AttemptRow, 'id' | 'opId'>;

/**
 * Notes that a request leaves which was marked ahead of its turn: from now on it counts as any other.
 * @returns false when another tab has closed the attempt meanwhile, and the request must not leave
 */
export async function markLeaving(store: Store, { id, opId }: Marked): Promise<boolean> {
  return together(store).run({ keys: [opId] }, async (tally, { db, now }) => {
    const [op, attempt] = await Promise.all([db.ops.get(opId), db.attempts.get(id)]);
    if (op?.status !== 'sending' || attempt?.outcome !== undefined || !attempt) return false;
    if (!attempt.ahead) return true;
    const startedAt = now().getTime();
    const row = { ...attempt, startedAt };
    delete row.ahead;
    await Promise.all([
      put(db.attempts, tally, row),
      note(db, tally, startedAt, op.subjectId, { what: 'sent', attemptId: id, n: attempt.n }),
    ]);
    return true;
  });
}

/** Takes back the mark of a request that has certainly not left. The record waits again, as it did before the mark. */
export async function unmark(store: Store, attempt: Marked): Promise<void> {
  const { id, opId } = attempt;
  const isOpen = await together(store).run({ keys: [opId] }, async (tally, inside) => {
    const { db } = inside;
    const [op, marked] = await Promise.all([db.ops.get(opId), db.attempts.get(id)]);
    if (op?.status !== 'sending' || !marked || marked.outcome !== undefined) return false;
    await Promise.all([
      db.attempts.delete(id),
      setStatus(inside, tally, op, 'ready', { attempts: marked.n - 1 }),
    ]);
    return true;
  });
  // Another tab found the mark, and could not know whether anything had left.
  if (!isOpen) await closeAttempt(store, attempt, { outcome: 'not applied', status: 'ready' });
}
