import type { Watcher } from '../../../organisation/export/export.ts';
import { storeProblemOf, type StoreProblem } from '../../../store/core/store-problem.ts';

/** The making of a file: how far it is, and what became of it. */
export class FileMaking {
  progress = $state.raw<{ done: number; all: number }>();
  trouble = $state.raw<StoreProblem>();
  isStopped = $state(false);
  #stopping = new AbortController();

  /**
   * Resolves to the file; to nothing when a person has stopped it, or it failed.
   * @param all how many records there are to be written
   */
  async make(all: number, make: (watcher: Watcher) => Promise<Blob>): Promise<Blob | undefined> {
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.isStopped = false;
    this.trouble = undefined;
    this.progress = { done: 0, all };
    let done = 0;
    try {
      return await make({
        signal,
        // More may be registered meanwhile.
        wrote: (records) => (this.progress = { done: Math.min((done += records), all), all }),
      });
    } catch (cause) {
      this.isStopped = signal.aborted;
      if (!signal.aborted) this.trouble = storeProblemOf(cause);
      return undefined;
    } finally {
      this.progress = undefined;
    }
  }

  stop(): void {
    this.#stopping.abort();
  }
}
