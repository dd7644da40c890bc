import type { AttemptRow, Evidence } from '../../store/rows/attempt.ts';
import type { OpRow } from '../../store/rows/op.ts';
import type { Store } from '../../store/core/store.ts';
import type { Decision } from '../proof/decide-by-answer.ts';
import type { Timers } from '../timers.ts';
import { unmark } from '../../store/outbox/marks/marked-ahead.ts';
import {
  close,
  isSame,
  judge,
  leave,
  mark,
  send,
  type AttemptContext,
  type AttemptResult,
} from './attempt.ts';
import { persistently } from './persistently.ts';

interface CarryOutEnvironment {
  store: Store;
  timers: Timers;
}

/** The points of an attempt at which the sender takes part. */
interface Steps {
  /** Gives the context if the record is to be marked before the queue has room for it. */
  ahead: () => AttemptContext | undefined;
  /** The context of a request that leaves now; undefined when none may leave. */
  now: () => AttemptContext | undefined;
  /** Waits until the queue has room; undefined when the record may not be sent after all. */
  enter: () => Promise<AttemptContext | undefined>;
  /** Called when the answer has come, before it is recorded, with what it shows. */
  answered: (decision: Decision, evidence: Evidence) => void;
}

/**
 * Makes one attempt: marks it, sends it, records the answer. The caller holds the lock that shows other tabs that this one
 * waits for answers. The database lets only one tab mark the record.
 * @returns undefined when nothing was sent
 */
export async function carryOut(
  environment: CarryOutEnvironment,
  op: OpRow,
  steps: Steps,
): Promise<AttemptResult | undefined> {
  const early = steps.ahead();
  const marked = early ? await markAhead(environment, early, op, steps) : await markInTurn(op, steps);
  if (!marked) return undefined;
  const { context, attempt } = marked;
  const answer = await send(context, attempt);
  const { reading, decision } = judge(context, attempt, answer);
  steps.answered(decision, answer.evidence);
  return persistently(environment.timers, () => close(context, attempt, answer, reading));
}

interface Marked {
  context: AttemptContext;
  attempt: AttemptRow;
}

async function markInTurn(op: OpRow, { enter }: Steps): Promise<Marked | undefined> {
  const context = await enter();
  const attempt = context && (await mark(context, op));
  return attempt && { context, attempt };
}

/** Marks a record while others are on their way, and lets it go when there is room, if everything is as it was. */
async function markAhead(
  { store, timers }: CarryOutEnvironment,
  context: AttemptContext,
  op: OpRow,
  { enter, now }: Steps,
): Promise<Marked | undefined> {
  const attempt = await mark(context, op, true);
  if (!attempt) return undefined;
  const isStill = (then: AttemptContext | undefined) => then !== undefined && isSame(context, then);
  if (isStill(await enter()) && (await leave(context, attempt)) && isStill(now()))
    return { context, attempt };
  await persistently(timers, () => unmark(store, attempt));
  return undefined;
}
