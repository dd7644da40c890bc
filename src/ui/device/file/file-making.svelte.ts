import type { Watcher } from '../../../organisation/export/export.ts';
import { storeProblemOf, type StoreProblem } from '../../../store/transaction/store-problem.ts';

/** Makes a file, and tells the progress and the result. */
export class FileMaking {
  progress = $state.raw<{ done: number; all: number }>();
  trouble = $state.raw<StoreProblem>();
  isStopped = $state(false);
  /** True from the press of the button on, before it is known how much there is to do. */
  isBusy = false;
  #stopping = new AbortController();

  /**
   * Resolves to the file; to undefined if a person has stopped it or it failed.
   * @param count counts the records to write
   */
  async make(
    count: () => Promise<number>,
    make: (watcher: Watcher) => Promise<Blob>,
  ): Promise<Blob | undefined> {
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    [this.isBusy, this.isStopped] = [true, false];
    this.trouble = undefined;
    try {
      const all = await count();
      let done = 0;
      this.progress = { done, all };
      return await make({
        signal,
        // Limited, because more people may be registered meanwhile.
        wrote: (records) => (this.progress = { done: Math.min((done += records), all), all }),
      });
    } catch (cause) {
      this.isStopped = signal.aborted;
      if (!signal.aborted) this.trouble = storeProblemOf(cause);
      return undefined;
    } finally {
      this.progress = undefined;
      this.isBusy = false;
    }
  }

  stop(): void {
    this.#stopping.abort();
  }
}
