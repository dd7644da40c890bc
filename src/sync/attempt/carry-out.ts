import type { OpRow } from '../../store/rows/op.ts';
import type { Store } from '../../store/core/store.ts';
import type { Answer } from '../proof/read-proof.ts';
import type { Timers } from '../server/timers.ts';
import { close, mark, send, type AttemptContext, type AttemptResult } from './attempt.ts';
import { attemptLock, underLock, underStolenLock, type Locks } from './locks.ts';
import { persistently } from './persistently.ts';

interface CarryOutEnvironment {
  store: Store;
  locks: Locks;
  timers: Timers;
}

/** What the sender has to say and to hear while an attempt is made. */
interface Steps {
  /** The lock is held: waits for room. Undefined when it may not go after all. */
  enter: () => Promise<AttemptContext | undefined>;
  /** The answer is here, and is about to be recorded. */
  answered: (answer: Answer) => void;
}

/**
 * Makes one attempt from its mark to its record, under a lock that shows that somebody waits for the answer. A frozen tab
 * may hold the lock of what it has not marked: it is taken from it, and only one of the two can mark.
 * @returns undefined when nothing was sent
 */
export async function carryOut(
  environment: CarryOutEnvironment,
  op: OpRow,
  steps: Steps,
): Promise<AttemptResult | undefined> {
  const lock = attemptLock(environment.store, op.id);
  let result: AttemptResult | undefined;
  const work = async () => {
    result = await makeAttempt(environment.timers, op, steps);
  };
  if (!(await underLock(environment, lock, work))) await underStolenLock(environment.locks, lock, work);
  return result;
}

async function makeAttempt(timers: Timers, op: OpRow, steps: Steps): Promise<AttemptResult | undefined> {
  const context = await steps.enter();
  const attempt = context && (await mark(context, op));
  if (!attempt) return undefined;
  const answer = await send(context, attempt);
  steps.answered(answer);
  return persistently(timers, () => close(context, attempt, answer));
}
