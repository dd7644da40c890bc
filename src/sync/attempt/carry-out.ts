import type { OpRow } from '../../store/rows/op.ts';
import type { Store } from '../../store/core/store.ts';
import type { Answer } from '../proof/read-proof.ts';
import type { Timers } from '../timers.ts';
import { close, mark, send, type AttemptContext, type AttemptResult } from './attempt.ts';
import { attemptLock, underLock, underStolenLock, type Locks } from './locks.ts';
import { persistently } from './persistently.ts';

interface CarryOutEnvironment {
  store: Store;
  locks: Locks;
  timers: Timers;
}

/** The two points of an attempt at which the sender takes part. */
interface Steps {
  /**
   * Called with the lock held. Waits until the queue has room; undefined when the record may not be sent
   * after all.
   */
  enter: () => Promise<AttemptContext | undefined>;
  /** Called when the answer has come, before it is recorded. */
  answered: (answer: Answer) => void;
}

/**
 * Makes one attempt: marks it, sends it, records the answer. A lock held all the while shows other tabs that
 * this one waits for the answer. A frozen tab may hold the lock of a record that it has not marked: then the
 * lock is taken from it, and the database lets only one of the two tabs mark the record.
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
