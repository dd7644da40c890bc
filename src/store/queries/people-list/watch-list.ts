import type { Live } from '../../core/live.ts';
import type { Store } from '../../core/store.ts';
import { storeProblemOf } from '../../core/store-problem.ts';
import type { AssignmentRow } from '../../rows/assignment.ts';
import type { UserRow } from '../../rows/user.ts';
import { CountedTable } from '../overview/counted-table.ts';
import { AssessmentColumns } from './assessment-columns.ts';
import { PeopleColumns } from './people-columns.ts';
import { PeopleList } from './people-list.ts';

/** The list as far as it has been read; a new value after each change. */
export interface Listing {
  list: PeopleList;
  /** How many people have been read, the newest first, and how many there are. */
  done: number;
  all: number;
  /** Everybody and their assignments: until then, what assignments say of people is not known. */
  isWhole: boolean;
}

/** Where changes stream in, as while sending, the list follows them no more often than this. */
const REST_MS = 200;

const lists = new WeakMap<Store, WatchedList>();

/**
 * Sorts and narrows the list of people without asking the database: it has no index for most of what is asked, and each
 * would cost every registration. The columns are read in pieces the first time that somebody watches, which
 * takes a second or two for 100,000 people; later only rows that a commit of this tab or another has written.
 */
export function watchList(store: Store): Live<Listing> {
  const list = lists.get(store) ?? new WatchedList(store);
  lists.set(store, list);
  return { subscribe: (next, failed) => list.subscribe(next, (cause) => failed(storeProblemOf(cause))) };
}

class WatchedList {
  readonly #people: CountedTable<UserRow, PeopleColumns>;
  readonly #assignments: CountedTable<AssignmentRow, AssessmentColumns>;
  readonly #watching = new Set<(listing: Listing) => void>();
  #last: Listing | undefined;
  #work: Promise<void> | undefined;
  #isBehind = true;

  constructor(store: Store) {
    const { users, assignments } = store.db;
    this.#people = new CountedTable(store, users, 'user', () => new PeopleColumns());
    this.#assignments = new CountedTable(store, assignments, 'assignment', () => new AssessmentColumns());
    for (const table of [this.#people, this.#assignments]) table.listen(() => this.#heard());
  }

  subscribe(next: (listing: Listing) => void, failed: (cause: unknown) => void): () => void {
    let isOver = false;
    const tell = (listing: Listing) => {
      if (!isOver) next(listing);
    };
    // While nobody watched, a commit may have gone unheard: the tally will tell.
    if (this.#watching.size === 0) this.#isBehind = true;
    this.#watching.add(tell);
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
    // A failure is told to whoever opens the screen next.
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
        await this.#people.catchUp((done, all) => this.#tell(done, all, false));
        await this.#assignments.catchUp(() => undefined);
      } catch (cause) {
        this.#isBehind = true;
        throw cause;
      }
      const { all } = this.#last ?? { all: 0 };
      this.#tell(all, all, true);
      await new Promise((resume) => setTimeout(resume, REST_MS));
    }
  }

  #tell(done: number, all: number, isWhole: boolean): void {
    const list = new PeopleList(this.#people.counts(), this.#assignments.counts());
    this.#last = { list, done, all, isWhole };
    for (const tell of this.#watching) tell(this.#last);
  }
}
