import { live, type Live } from '../../store/transaction/live.ts';
import { storeProblemOf } from '../../store/transaction/store-problem.ts';

/**
 * Live queries that count records, and pause while records are restored: finding the records that can be moved means reading every
 * waiting record, and doing so after each batch would take longer than the batch.
 */
export class LiveCounts {
  /** Restores under way. */
  #restoring = 0;
  readonly #listeners = new Set<() => void>();

  /** Whether the counts are paused now, so that a screen can say so or leave them out. */
  readonly areResting: Live<boolean> = {
    subscribe: (next) => {
      const tell = () => next(this.#restoring > 0);
      this.#listeners.add(tell);
      tell();
      return () => this.#listeners.delete(tell);
    },
  };

  /**
   * A live query. While the counts are paused, it runs at most once, and again at the end.
   * @param query gets a signal that says when no one waits for it any more
   */
  live<T>(query: (signal: AbortSignal) => Promise<T>): Live<T> {
    return { subscribe: (next, failed) => this.#follow(query, next, failed) };
  }

  /** Pauses the counts until `work` has ended or failed. */
  async restDuring<T>(work: () => Promise<T>): Promise<T> {
    this.#change(1);
    try {
      return await work();
    } finally {
      this.#change(-1);
    }
  }

  #follow<T>(
    query: (signal: AbortSignal) => Promise<T>,
    ...[next, failed]: Parameters<Live<T>['subscribe']>
  ): () => void {
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
      const rests = this.#restoring > 0;
      stop = rests ? undefined : live(() => query(signal)).subscribe(take, failed);
      if (!rests || hasValue) return;
      query(signal).then(take, (cause: unknown) => {
        if (!signal.aborted) failed(storeProblemOf(cause));
      });
    };
    this.#listeners.add(follow);
    follow();
    return () => {
      ending.abort();
      this.#listeners.delete(follow);
      stop?.();
    };
  }

  #change(by: 1 | -1): void {
    const rested = this.#restoring > 0;
    this.#restoring += by;
    if (rested !== this.#restoring > 0) for (const follow of [...this.#listeners]) follow();
  }
}
