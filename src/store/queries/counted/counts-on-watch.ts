import type { Live } from '../../transaction/live.ts';
import { storeProblemOf, type StoreProblem } from '../../transaction/store-problem.ts';

/** Brings tables up to date and reports their counts, also in between if that takes long. */
export type Recount<Value> = (tell: (value: Value) => void) => Promise<void>;

/**
 * The counts of some tables, kept up to date with every commit while there are subscribers. They stay in memory as long as
 * the page lives, so that the next subscriber has them at once.
 */
export class CountsOnWatch<Value> implements Live<Value> {
  readonly #recount: Recount<Value>;
  readonly #watching = new Set<(value: Value) => void>();
  #last: { value: Value } | undefined;
  #work: Promise<void> | undefined;
  #isBehind = true;

  /** @param tables report when they were changed */
  constructor(tables: readonly { listen: (heard: () => void) => void }[], recount: Recount<Value>) {
    this.#recount = recount;
    for (const table of tables) table.listen(() => this.#heard());
  }

  subscribe(next: (value: Value) => void, failed: (problem: StoreProblem) => void): () => void {
    let isOver = false;
    const tell = (value: Value) => {
      if (!isOver) next(value);
    };
    // Without subscribers, a commit may have gone unnoticed. Comparing with the counters will show it.
    if (this.#watching.size === 0) this.#isBehind = true;
    this.#watching.add(tell);
    // The last counts are given at once; changes since then follow.
    const last = this.#last;
    if (last) queueMicrotask(() => tell(last.value));
    this.#catchUp().catch((cause: unknown) => {
      if (!isOver) failed(storeProblemOf(cause));
    });
    return () => {
      isOver = true;
      this.#watching.delete(tell);
    };
  }

  #heard(): void {
    this.#isBehind = true;
    // A failure is reported to the next subscriber, because no one else needs the counts.
    if (this.#watching.size > 0) void this.#catchUp().catch(() => undefined);
  }

  #catchUp(): Promise<void> {
    this.#work ??= this.#run().finally(() => (this.#work = undefined));
    return this.#work;
  }

  async #run(): Promise<void> {
    while (this.#isBehind) {
      this.#isBehind = false;
      try {
        await this.#recount((value) => this.#tell(value));
      } catch (cause) {
        this.#isBehind = true; // The next subscriber counts again.
        throw cause;
      }
    }
  }

  #tell(value: Value): void {
    this.#last = { value };
    for (const tell of this.#watching) tell(value);
  }
}
