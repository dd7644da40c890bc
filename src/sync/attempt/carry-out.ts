import type { OpRow } from '../../store/schema/op.ts';
import { close, mark, mayLeave, send, type AttemptContext, type AttemptResult } from './attempt.ts';
import { pause, type Timers } from '../timers.ts';
import { storeProblemOf } from '../../store/transaction/store-problem.ts';

/**
 * Makes one attempt: marks it, sends it, records the answer. The caller holds the lock that shows other tabs that this one
 * waits for answers. The database lets only one tab mark the record.
 * @returns undefined when nothing was sent
 */
export async function carryOut(context: AttemptContext, op: OpRow): Promise<AttemptResult | undefined> {
  const { timers } = context.network;
  const markedAt = timers.elapsed();
  const attempt = await mark(context, op);
  if (!attempt || !(await mayLeave(context, attempt, markedAt))) return undefined;
  const answer = await send(context, attempt);
  return persistently(timers, () => close(context, attempt, answer));
}

/**
 * Tries to record an answer again and again, as long as there is a database, so that the answer is not lost.
 */
async function persistently<T>(timers: Timers, work: () => Promise<T>): Promise<T> {
  for (let wait = 200; ; wait = Math.min(wait * 2, 10_000)) {
    try {
      return await work();
    } catch (error) {
      if (['closed', 'erased', 'outdated'].includes(storeProblemOf(error).kind)) throw error;
      await pause(timers, wait);
    }
  }
}
