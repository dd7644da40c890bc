import { liveQuery } from 'dexie';
import { storeProblemOf, type StoreProblem } from './store-problem.ts';

export interface Live<T> {
  /** Calls `next` with the result now and whenever what it was read from changes. Returns how to stop. */
  subscribe(next: (value: T) => void, failed: (problem: StoreProblem) => void): () => void;
}

/** Makes a query of this folder live: it runs again when a row that it read, or would now read, has changed. */
export function live<T>(query: () => Promise<T>): Live<T> {
  return {
    subscribe(next, failed) {
      const error = (cause: unknown) => failed(storeProblemOf(cause));
      const subscription = liveQuery(query).subscribe({ next, error });
      return () => subscription.unsubscribe();
    },
  };
}
