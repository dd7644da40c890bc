import { closeAttempt } from '../store/attempts.ts';
import { onTheirWay } from '../store/queue.ts';
import type { Store } from '../store/store.ts';
import type { AttemptRow } from '../store/sync-rows.ts';
import { backOff } from './pace.ts';

/** The part of the browser's lock manager that sending needs. */
export interface Locks {
  request<T>(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean; ifAvailable?: boolean },
    held: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** The lock that is held as long as somebody waits for an attempt's answer. */
export function attemptLock(store: Store, opId: string): string {
  return `${store.db.name} attempt ${opId}`;
}

/** How long an attempt's lock is waited for. Whoever lives gives no sign; whoever died has let go already. */
const PATIENCE = 500;

/**
 * Finds what is marked as on its way, and whose page is gone: it may or may not have arrived. With a key it is simply
 * sent again; else it is unknown. Returns how many pages still wait for an answer.
 */
export async function recover(store: Store, locks: Locks): Promise<number> {
  let alive = 0;
  for (const op of await onTheirWay(store)) {
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      // Asked for and not looked up: a page in the back/forward cache still shows as holding its locks.
      await locks.request(attemptLock(store, op.id), { signal }, () => interrupt(store, op.id));
    } catch (error) {
      if (!signal.aborted) throw error;
      alive += 1;
    }
  }
  return alive;
}

/** Closes the open attempt of an operation, if it is still open: its page may have recorded the answer meanwhile. */
export async function interrupt(store: Store, opId: string): Promise<void> {
  const attempts = await store.db.attempts.where('opId').equals(opId).toArray();
  const open = attempts.find((attempt) => attempt.outcome === undefined);
  if (open) await closeAttempt(store, open, { outcome: 'interrupted', ...afterInterruption(store, open) });
}

function afterInterruption(store: Store, { keyed, n }: AttemptRow) {
  if (!keyed) return { status: 'unknown' } as const;
  return { status: 'ready', notBefore: store.now().getTime() + backOff(n, store.random) } as const;
}
