import type { Live } from '../../core/live.ts';
import type { Store } from '../../core/store.ts';
import { storeProblemOf } from '../../core/store-problem.ts';
import type { AssignmentRow } from '../../rows/assignment.ts';
import type { UserRow } from '../../rows/user.ts';
import { AssignmentCounter, type AssignmentCounts } from './assignment-counts.ts';
import { CountedTable } from './counted-table.ts';
import { PeopleCounter, type PeopleCounts } from './people-counts.ts';

export type Overview = PeopleCounts & AssignmentCounts;

/** How far the first pass over all rows has come, or what it and the changes since have counted. */
export type Counting = { done: number; all: number } | { overview: Overview };

const counters = new WeakMap<Store, Counter>();

/**
 * What the device holds, counted. The first time it walks through all rows in pieces; from then on, until the page goes, only
 * rows that a commit of this tab or another has written are read again. So it costs nothing to open again, and nothing
 * has to be kept right by those who write.
 * @param dayOf the day of a moment, in the device's time zone. Only the first one given for a store counts.
 */
export function overview(store: Store, dayOf: (at: number) => string): Live<Counting> {
  const counter = counters.get(store) ?? new Counter(store, dayOf);
  counters.set(store, counter);
  return { subscribe: (next, failed) => counter.subscribe(next, (cause) => failed(storeProblemOf(cause))) };
}

/** Counts for a store, for as long as the page lives. */
class Counter {
  readonly #people: CountedTable<UserRow, PeopleCounts>;
  readonly #assignments: CountedTable<AssignmentRow, AssignmentCounts>;
  readonly #watching = new Set<(counting: Counting) => void>();
  #last: Counting | undefined;
  #work: Promise<void> | undefined;
  #isBehind = true;

  constructor(store: Store, dayOf: (at: number) => string) {
    const { users, assignments } = store.db;
    this.#people = new CountedTable(store, users, 'user', () => new PeopleCounter(dayOf));
    this.#assignments = new CountedTable(store, assignments, 'assignment', () => new AssignmentCounter());
    for (const table of [this.#people, this.#assignments]) table.listen(() => this.#heard());
  }

  subscribe(next: (counting: Counting) => void, failed: (cause: unknown) => void): () => void {
    let isOver = false;
    const tell = (counting: Counting) => {
      if (!isOver) next(counting);
    };
    // While nobody watched, a commit may have gone unheard: the tally will tell.
    if (this.#watching.size === 0) this.#isBehind = true;
    this.#watching.add(tell);
    // What was counted last stands at once; what has changed since follows.
    const last = this.#last;
    if (last) queueMicrotask(() => tell(last));
    this.#catchUp().catch((cause: unknown) => {
      if (!isOver) failed(cause);
    });
    return () => {
      isOver = true;
      this.#watching.delete(tell);
    };
  }

  #heard(): void {
    this.#isBehind = true;
    // A failure is told to whoever opens the screen next: there is no other use for the counts.
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
        await this.#people.catchUp((done, all) => this.#tell({ done, all }));
        await this.#assignments.catchUp(() => undefined);
      } catch (cause) {
        this.#isBehind = true;
        throw cause;
      }
      this.#tell({ overview: { ...this.#people.counts(), ...this.#assignments.counts() } });
    }
  }

  #tell(counting: Counting): void {
    this.#last = counting;
    for (const tell of this.#watching) tell(counting);
  }
}
