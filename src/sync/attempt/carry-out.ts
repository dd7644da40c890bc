import type { OpRow } from '../../store/schema/op.ts';
import { close, mark, mayLeave, send, type AttemptContext, type AttemptResult } from './attempt.ts';
import { persistently } from './persistently.ts';

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
