import type { Store } from '../../store/transaction/store.ts';
import type { Timers } from '../timers.ts';

/** The part of the browser's lock manager that sending needs. */
export interface Locks {
  request<T>(
    name: string,
    options: { mode?: 'exclusive' | 'shared'; signal?: AbortSignal; steal?: boolean; ifAvailable?: boolean },
    held: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/** The lock that every tab shares as long as it has marks of its own that are open. */
export function onTheWayLock(store: Store): string {
  return `${store.db.name} under-way`;
}

/**
 * How long to wait for a lock. A working tab gives its lock up sooner, and the lock of a closed tab is free
 * at once.
 */
export const PATIENCE = 500;

/**
 * Does some work under a lock if the lock is free soon. The lock is requested, because asking which locks are held would mislead:
 * a page in the back/forward cache still counts as holding its locks. Work that has begun is finished even
 * when another tab takes the lock over meanwhile.
 * @returns whether the work was done
 */
export async function underLock(
  { locks, timers }: { locks: Locks; timers: Timers },
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const tooLong = new AbortController();
  const forget = timers.after(PATIENCE, () => tooLong.abort());
  let begun: Promise<void> | undefined;
  try {
    await locks.request(name, { signal: tooLong.signal }, () => (begun = work()));
  } catch (error) {
    // The lock was not free in time, or was taken over: then work that has begun is finished.
    if (!begun && !tooLong.signal.aborted) throw error;
    await begun;
  } finally {
    forget();
  }
  return begun !== undefined;
}

/** Takes a lock from a tab that is frozen while it holds it, and does some work under it. */
export async function underStolenLock(locks: Locks, name: string, work: () => Promise<void>): Promise<void> {
  let begun: Promise<void> | undefined;
  try {
    await locks.request(name, { steal: true }, () => (begun = work()));
  } catch (error) {
    // Another tab has stolen it in turn.
    if (!begun) throw error;
    await begun;
  }
}
