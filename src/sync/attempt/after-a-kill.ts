import { closeAttempt } from '../../store/outbox/attempts.ts';
import { onTheirWay } from '../../store/outbox/queue.ts';
import { problemOf } from '../../store/transaction/store-problem.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { AttemptRow } from '../../store/schema/attempt.ts';
import { DEADLINES } from '../server/exchange.ts';
import { backOff, FROZEN } from '../queue/pace.ts';
import { onTheWayLock, underLock, underStolenLock, type Locks } from './locks.ts';
import type { Timers } from '../timers.ts';
import { keptAnswer, type RequestMirror } from './request-mirror.ts';
import { decide } from '../proof/decide-by-answer.ts';
import type { Answer } from '../proof/read-proof.ts';

export interface RecoverEnvironment {
  store: Store;
  locks: Locks;
  timers: Timers;
  mirror?: RequestMirror | undefined;
}

/** Records what came back of an attempt. */
export type RecordAnswer = (attempt: AttemptRow, answer: Answer) => Promise<unknown>;

/**
 * Finds operations that are marked as on their way although the page that marked them is gone or frozen. Such
 * a request may or may not have arrived. With a key it is sent again. Without one it is unknown, unless the
 * mirror has the answer or knows that the request never left.
 * @returns how many marks are still open: of pages that still wait for an answer, or because the database refused
 */
export async function recover(environment: RecoverEnvironment, record?: RecordAnswer): Promise<number> {
  const { store, locks } = environment;
  const ids = (await onTheirWay(store)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const lock = onTheWayLock(store);
  // Every page that waits for an answer holds the lock, so when it is free all those pages are gone.
  let open = 0;
  /** One mark that cannot be settled keeps no other one waiting. */
  const settle = async (id: string) => {
    if (await problemOf(() => settleOpen(environment, id, record))) open += 1;
  };
  const areGone = await underLock(environment, lock, async () => {
    for (const id of ids) await settle(id);
  });
  if (areGone) return open;
  for (const id of ids) {
    // A frozen page may let the request leave when it goes on.
    if (await isOverdue(store, id)) await underStolenLock(locks, lock, () => settle(id));
    else open += 1;
  }
  return open;
}

/**
 * A working page records an answer, or that there was none, soon after the deadline. So after that the page
 * is frozen or gone.
 */
async function isOverdue(store: Store, opId: string): Promise<boolean> {
  const open = await openAttempt(store, opId);
  if (!open) return false;
  const patience = DEADLINES[open.sent.lane] + FROZEN;
  return Math.abs(store.now().getTime() - open.startedAt) > patience;
}

/** Closes an attempt with the answer that the mirror has, or as interrupted where the mirror has none. */
async function settleOpen(
  { store, mirror }: RecoverEnvironment,
  opId: string,
  record: RecordAnswer | undefined,
): Promise<void> {
  const open = await openAttempt(store, opId);
  if (!open) return;
  const answer = await keptAnswer(mirror, open.id);
  if (answer && record) await record(open, answer);
  else if (mirror?.neverLeft(open.id)) await closeAttempt(store, open, NOTHING_LEFT);
  else await interrupt(store, opId);
}

/** Closes the open attempt of an operation, if it is still open: its page may have recorded the answer meanwhile. */
export async function interrupt(store: Store, opId: string): Promise<void> {
  const open = await openAttempt(store, opId);
  if (open) await closeAttempt(store, open, { outcome: 'interrupted', ...afterInterruption(store, open) });
}

const NOTHING_LEFT = { outcome: 'not applied', status: 'ready' } as const;

async function openAttempt({ db }: Store, opId: string): Promise<AttemptRow | undefined> {
  const attempts = await db.attempts.where('opId').equals(opId).toArray();
  return attempts.find((attempt) => attempt.outcome === undefined);
}

function afterInterruption(store: Store, { keyed, n }: AttemptRow) {
  const { operation: status } = decide('lost', keyed ? 'key' : 'not');
  return {
    status,
    ...(status === 'ready' && { notBefore: store.now().getTime() + backOff(n, store.random) }),
  };
}
