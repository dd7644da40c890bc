import { closeAttempt } from '../../store/outbox/attempts.ts';
import { settleMark } from '../../store/outbox/marks/make-agree.ts';
import { unmark } from '../../store/outbox/marks/marked-ahead.ts';
import { onTheirWay } from '../../store/outbox/queue.ts';
import { together } from '../../store/outbox/together.ts';
import type { Store } from '../../store/core/store.ts';
import type { AttemptRow } from '../../store/rows/attempt.ts';
import { DEADLINES } from '../server/exchange.ts';
import { backOff, FROZEN } from '../queue/pace.ts';
import { attemptLock, onTheWayLock, underLocks, underStolenLock, type Locks } from './locks.ts';
import type { Timers } from '../timers.ts';
import { keptAnswer, type RequestMirror } from './request-mirror.ts';
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
 * @returns how many operations belong to pages that still wait for an answer
 */
export async function recover(environment: RecoverEnvironment, record?: RecordAnswer): Promise<number> {
  const { store, locks } = environment;
  const ids = (await onTheirWay(store)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const all = onTheWayLock(store);
  const lockOf = (id: string) => attemptLock(store, id);
  const gone = new Set<string>();
  await underLocks(environment, [all, ...ids.map(lockOf)], async (held) => {
    const free = ids.filter((id) => held.has(all) && held.has(lockOf(id)));
    // Read when the pages of all are gone: a living one may let its request leave at any moment.
    const notLeft = await surelyNotLeft(environment, free);
    for (const id of free) await settleOpen(environment, id, notLeft, record);
    free.forEach((id) => gone.add(id));
  });
  let alive = 0;
  for (const id of ids.filter((one) => !gone.has(one))) {
    // A frozen page may let the request leave when it goes on.
    const close = () => settleOpen(environment, id, NONE, record);
    if (await isOverdue(store, id))
      await underStolenLock(locks, all, () => underStolenLock(locks, lockOf(id), close));
    else alive += 1;
  }
  return alive;
}

const NONE: ReadonlySet<string> = new Set();

/** The attempts, among the open ones of operations whose pages are gone, that were marked ahead and have not left. */
async function surelyNotLeft(
  { store, mirror }: RecoverEnvironment,
  opIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const open = await Promise.all(opIds.map((id) => openAttempt(store, id)));
  const isDoubtful = open.some((one) => one?.ahead && !mirror?.neverLeft(one.id));
  return (isDoubtful && (await mirror?.notLeft())) || NONE;
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

/**
 * Closes an attempt with the answer that the mirror has, or as interrupted where the mirror has none.
 * @param notLeft attempts that were marked ahead, by pages that are gone, and have surely not left
 */
async function settleOpen(
  { store, mirror }: RecoverEnvironment,
  opId: string,
  notLeft: ReadonlySet<string>,
  record: RecordAnswer | undefined,
): Promise<void> {
  const open = await openAttempt(store, opId);
  if (!open) return settleWithoutAttempt(store, opId);
  const answer = keptAnswer(mirror, open.id);
  if (answer && record) await record(open, answer);
  else if (mirror?.neverLeft(open.id) || (open.ahead && notLeft.has(open.id)))
    await (open.ahead ? unmark(store, open) : closeAttempt(store, open, NOTHING_LEFT));
  else await interrupt(store, opId);
}

/** A repair from a copy with gaps, by an older version, may have left an operation that is on its way without an open attempt. */
async function settleWithoutAttempt(store: Store, opId: string): Promise<void> {
  await together(store).run({ keys: [opId] }, async (tally, inside) => {
    const op = await inside.db.ops.get(opId);
    if (op?.status === 'sending') await settleMark(inside, tally, op);
  });
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
  if (!keyed) return { status: 'unknown' } as const;
  return { status: 'ready', notBefore: store.now().getTime() + backOff(n, store.random) } as const;
}
