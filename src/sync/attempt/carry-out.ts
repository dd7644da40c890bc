import type { OpRow } from '../../store/schema/op.ts';
import { close, mark, mayLeave, send, type AttemptContext, type AttemptResult } from './attempt.ts';
import { deviceHeaders } from '../server/device-headers.ts';
import { pause, type Timers } from '../timers.ts';
import { storeProblemOf } from '../../store/transaction/store-problem.ts';

/** So long nothing else goes in the place of a record whose answer cannot be recorded. */
const PATIENCE = 60_000;

/**
 * Makes one attempt: marks it, sends it, records the answer. The caller holds the lock that shows other tabs that this one
 * waits for answers. The database lets only one tab mark the record.
 * @param letGo called when the answer has been refused by the database for long: others go in its place meanwhile
 * @returns undefined when nothing was sent
 */
export async function carryOut(
  context: AttemptContext,
  op: OpRow,
  letGo: () => void,
): Promise<AttemptResult | undefined> {
  const { timers } = context.network;
  const markedAt = timers.elapsed();
  // Before the mark: nothing that can fail may come between it and the request.
  const told = await deviceHeaders(context.store, context.access, op);
  const attempt = await mark(context, op);
  if (!attempt || !(await mayLeave(context, attempt, markedAt))) return undefined;
  const answer = await send(context, attempt, told);
  return persistently(timers, () => close(context, attempt, answer), letGo);
}

/**
 * Tries to record an answer again and again, as long as there is a database, so that the answer is not lost.
 */
async function persistently<T>(timers: Timers, work: () => Promise<T>, letGo: () => void): Promise<T> {
  const since = timers.elapsed();
  let isLetGo = false;
  for (let wait = 200; ; wait = Math.min(wait * 2, 10_000)) {
    try {
      return await work();
    } catch (error) {
      const { kind } = storeProblemOf(error);
      if (['closed', 'erased', 'outdated'].includes(kind)) throw error;
      // On a full disk no other record fares better.
      if (!isLetGo && kind === 'failed' && timers.elapsed() - since >= PATIENCE) {
        isLetGo = true;
        letGo();
      }
      await pause(timers, wait);
    }
  }
}
