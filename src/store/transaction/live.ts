import { loadStore } from './late-store.ts';
import type { Store } from './store.ts';
import { storeProblemOf, type StoreProblem } from './store-problem.ts';

export interface Live<T> {
  /**
   * Calls `next` with the result at once, and again whenever a row that it was read from changes. Returns how
   * to stop.
   */
  subscribe(next: (value: T) => void, failed: (problem: StoreProblem) => void): () => void;
}

/** Makes a query of this folder live: it runs again when a row that it read, or would now read, has changed. */
export function live<T>(query: () => Promise<T>): Live<T> {
  return {
    subscribe(next, failed) {
      const error = (cause: unknown) => failed(storeProblemOf(cause));
      let isStopped = false;
      let stop = () => {
        isStopped = true;
      };
      void loadStore().then(
        ({ liveQuery }) => {
          if (isStopped) return;
          // Must be async: otherwise Dexie follows none of the awaits in it, and a transaction inside could end before
          // its work did.
          const subscription = liveQuery(async () => query()).subscribe({ next, error });
          stop = () => subscription.unsubscribe();
        },
        (cause: unknown) => {
          if (!isStopped) error(cause);
        },
      );
      return () => stop();
    },
  };
}

/**
 * Calls back after commits to the store's tables, also those of other tabs. It reads nothing. Returns how to
 * stop.
 */
export function onCommit({ db }: Store, changed: () => void): () => void {
  return db.onCommit(changed);
}
