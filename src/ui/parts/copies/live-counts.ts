import { live, type Live } from '../../../store/transaction/live.ts';
import { storeProblemOf } from '../../../store/transaction/store-problem.ts';

/** Restores under way. */
let restoring = 0;
const listeners = new Set<() => void>();

/**
 * A live query of how many records are where. While records are restored it is read once at most, and again at the end: what can be
 * handed over is found by reading every record that waits, and with each lot anew that takes longer than the lot.
 * @param query is told when nobody waits for it any more
 */
export function liveCounts<T>(query: (signal: AbortSignal) => Promise<T>): Live<T> {
  return {
    subscribe(next, failed) {
      let stop: (() => void) | undefined;
      const ending = new AbortController();
      const { signal } = ending;
      let hasValue = false;
      const take = (value: T) => {
        hasValue = true;
        if (!signal.aborted) next(value);
      };
      const follow = () => {
        stop?.();
        stop = restoring === 0 ? live(() => query(signal)).subscribe(take, failed) : undefined;
        if (restoring === 0 || hasValue) return;
        query(signal).then(take, (cause: unknown) => {
          if (!signal.aborted) failed(storeProblemOf(cause));
        });
      };
      listeners.add(follow);
      follow();
      return () => {
        ending.abort();
        listeners.delete(follow);
        stop?.();
      };
    },
  };
}

/** Whether the counts rest now, so that a screen can say so or leave them out. */
export const countsRest: Live<boolean> = {
  subscribe(next) {
    const tell = () => next(restoring > 0);
    listeners.add(tell);
    tell();
    return () => listeners.delete(tell);
  },
};

/** Lets the counts rest until `work` has ended, whether it was done or failed. */
export async function withoutCounting<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

function change(by: 1 | -1): void {
  const was = restoring > 0;
  restoring += by;
  if (was !== restoring > 0) for (const follow of [...listeners]) follow();
}
