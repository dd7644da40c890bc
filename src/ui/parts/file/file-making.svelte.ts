import type * as Exporting from '../../../organisation/export/export.ts';
import { storeProblemOf, type StoreProblem } from '../../../store/transaction/store-problem.ts';

/** The making of a file: how far it is, and what became of it. */
export class FileMaking {
  progress = $state.raw<{ done: number; all: number }>();
  trouble = $state.raw<StoreProblem>();
  isStopped = $state(false);
  /** The part of the app that makes files could not be fetched. */
  isMissing = $state(false);
  /** From the press on, before it is known how much there is to do. */
  isBusy = false;
  #stopping = new AbortController();

  /**
   * Resolves to the file; to nothing when a person has stopped it, or it failed.
   * @param count how many records there are to be written
   */
  async make(
    count: () => Promise<number>,
    make: (exporting: typeof Exporting, watcher: Exporting.Watcher) => Promise<Blob>,
  ): Promise<Blob | undefined> {
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    [this.isBusy, this.isStopped, this.isMissing] = [true, false, false];
    this.trouble = undefined;
    try {
      const [all, exporting] = await Promise.all([count(), exportingPart()]);
      this.isMissing = exporting === undefined;
      if (!exporting) return undefined;
      let done = 0;
      this.progress = { done, all };
      return await make(exporting, {
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
      this.isBusy = false;
    }
  }

  stop(): void {
    this.#stopping.abort();
  }
}

function exportingPart(): Promise<typeof Exporting | undefined> {
  return import('../../../organisation/export/export.ts').catch(() => undefined);
}
