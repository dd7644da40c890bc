import type { LocalId } from '../../../../domain/record/reference.ts';
import {
  allInTrouble,
  listed,
  peopleOfAssignments,
  withTrouble,
  type PersonListed,
} from '../../../../store/queries/assignment-trouble.ts';
import { live } from '../../../../store/transaction/live.ts';
import type { Store } from '../../../../store/transaction/store.ts';
import type { ShownLedgers } from '../../../../store/queries/most-urgent.ts';
import { allPeople, idsInState, peopleAt } from '../../../../store/queries/people.ts';
import type { PeopleWanted, Order } from '../../../../store/queries/people-list/people-list.ts';
import { watchList, type Listing } from '../../../../store/queries/people-list/watch-list.ts';
import { searchPeople } from '../../../../store/queries/search.ts';
import { Live, type Watchable } from '../../../app/live.svelte.ts';
import type { Session } from '../../../app/session.svelte.ts';
import type { PeopleView } from '../../../app/people-address.ts';
import { PAGE } from './page-heights.ts';
import { isNarrowed, orderOf, wantedOf, type ColumnNames } from './wanted.ts';

/** The most people a search lists: a person who looks for one adds a word rather than reading on. */
const MOST_FOUND = 100;

/** Beyond this row, positions come from the in-memory columns; skipping that far in the index is slow. */
const FAR = 500;

interface Given {
  session: Session;
  store: Store;
  view: () => PeopleView;
  ledgers: () => ShownLedgers | undefined;
  names: ColumnNames;
  /** The codes of the occupations whose title fits the typed words. */
  occupations: (text: string) => string[];
  /** Whether rows say how many assessments someone has. */
  hasAssessments: () => boolean;
}

interface Found {
  rows: PersonListed[];
  isMore: boolean;
}

/**
 * The listed people, for any address. Everyone, or one state, is read page by page by an index of the database. The result of a
 * search is one page. All else comes from the in-memory columns.
 */
export class PeopleListing {
  readonly #given: Given;
  readonly #columns: Live<Listing>;
  /** The columns may be loaded now; set after the first rows. */
  isWarm = $state(false);

  readonly wanted: PeopleWanted = $derived.by(() => wantedOf(this.#given.view()));
  readonly order: Order | undefined = $derived.by(() => orderOf(this.#given.view(), this.#given.names));
  readonly isSearch: boolean = $derived.by(() => this.#given.view().text !== '');
  readonly #isAssignments = $derived.by(() => {
    const { assignments, state, text, ...rest } = this.#given.view();
    const isAlone = state === undefined && text === '' && !this.order;
    return assignments !== undefined && isAlone && !isNarrowed({ ...rest, assignments: undefined });
  });
  /** Whether people are listed by a state that assignments change: the index of the database has only that of the record. */
  readonly #isRaised = $derived.by(
    () => (this.wanted.state ?? 'here') !== 'here' && (this.#given.ledgers()?.raised ?? 0) > 0,
  );
  /** Whether no index of the database answers the list. */
  readonly #needsColumns: boolean = $derived.by(
    () =>
      !this.#isAssignments && (this.#isRaised || isNarrowed(this.#given.view()) || this.order !== undefined),
  );
  readonly columns: Listing | undefined = $derived.by(() =>
    this.#needsColumns || this.isWarm ? this.#columns.value : undefined,
  );
  readonly #usable = $derived.by(() => {
    const { assessment, assignments } = this.wanted;
    const isSimple = assessment === undefined && assignments === undefined && !this.order && !this.#isRaised;
    return this.columns && (this.columns.isWhole || isSimple) ? this.columns.list : undefined;
  });
  readonly #ids: LocalId[] | undefined = $derived.by(() =>
    this.#needsColumns && !this.isSearch ? this.#usable?.ids(this.wanted, this.order) : undefined,
  );
  /** The ids for places far down the list, also for one state once the columns are loaded: an index needs 150 ms to skip to the middle. */
  readonly #idsFarIn: LocalId[] | undefined = $derived.by(() => {
    if (this.#needsColumns || this.wanted.state === undefined) return this.#ids;
    return this.columns?.isWhole ? this.columns.list.ids(this.wanted) : undefined;
  });
  readonly #question = $derived.by(() => {
    const { by, isDescending } = this.order ?? {};
    return JSON.stringify([this.#given.view().text, this.wanted, by, isDescending]);
  });
  /** Whether all that a search needs is loaded. */
  readonly #canSearch = $derived.by(
    () => this.isSearch && (!this.#needsColumns || this.columns?.isWhole === true),
  );
  readonly #found = new Live(() => {
    const { text } = this.#given.view();
    const occupations = this.#given.occupations(text);
    const { wanted, order } = this;
    const list = this.#needsColumns ? this.columns?.list : undefined;
    const question = this.#question;
    return live(async () => ({
      question,
      ...(await this.#search(text, occupations, { wanted, order, list })),
    }));
  });
  /** The first rows, which are read before their number is known. */
  readonly firstPage = new Live(() => this.read(0, PAGE));

  constructor(given: Given) {
    this.#given = given;
    this.#columns = new Live((given.session.people ??= watchList(given.store)));
  }

  /** The progress of reading the columns, while the list waits for them. */
  get progress(): { done: number; all: number } | undefined {
    return this.#needsColumns && this.columns?.isWhole === false ? this.columns : undefined;
  }

  /** The result of the search. The former one stays while the same words are searched again, because the occupations' titles load only after the first letters. */
  get found(): Found | undefined {
    const found = this.#canSearch ? this.#found.value : undefined;
    return found?.question === this.#question ? found : undefined;
  }

  /** Whether the first rows are still being read, although their number is known. */
  get isReading(): boolean {
    return !this.isSearch && (this.count ?? 0) > 0 && !this.firstPage.isSettled;
  }

  /** How many are listed; undefined until that is known. */
  get count(): number | undefined {
    if (this.isSearch) return this.found?.rows.length;
    if (this.#needsColumns) return this.#ids?.length;
    const ledgers = this.#given.ledgers();
    if (!ledgers) return undefined;
    const { state, assignments } = this.wanted;
    if (assignments) return ledgers.assignments.states[assignments];
    const { people } = ledgers;
    // Half-typed forms are counted as made, but have no row yet.
    if (state === 'draft') return 0;
    return state && state !== 'here' ? people.states[state] : people.made - people.states.draft;
  }

  /** Whether a person may be listed more than once, because the list has a row for each assignment. */
  get mayRepeat(): boolean {
    return this.#isAssignments;
  }

  /** Reads the first rows before their number is known. To be called in an effect. */
  readAhead(): void {
    if (this.count === undefined && !this.#needsColumns && !this.isSearch) this.firstPage.begin();
  }

  /** A page of the list, kept up to date. In a reactive context it follows the address. */
  read(first: number, size: number): Watchable<PersonListed[]> {
    const { store } = this.#given;
    const hasAssessments = this.#given.hasAssessments();
    const ids = (first < FAR ? this.#ids : this.#idsFarIn)?.slice(first, first + size);
    const { state, assignments } = this.wanted;
    const isAssignments = this.#isAssignments;
    const found = this.isSearch ? (this.found?.rows.slice(first, first + size) ?? []) : undefined;
    return live(async () => {
      if (found) return found;
      if (ids) return listed(store, () => peopleOf(store, ids), hasAssessments);
      if (isAssignments && assignments)
        return peopleOfAssignments(store, { state: assignments, offset: first, count: size }, hasAssessments);
      const only = state === 'here' ? undefined : state;
      const read = () => peopleAt(store, { state: only, offset: first, count: size });
      return listed(store, read, hasAssessments);
    });
  }

  /** The ids of all listed people in order, if the order does not come from an index of the database. */
  get idsInOrder(): readonly LocalId[] | undefined {
    return this.isSearch ? this.found?.rows.map(({ user }) => user.id) : this.#ids;
  }

  /** The ids of all listed people. */
  async ids(): Promise<LocalId[]> {
    const { store } = this.#given;
    if (this.isSearch) return (this.found?.rows ?? []).map(({ user }) => user.id);
    // Empty until the columns are loaded: if the address starts the picking, the button is there earlier.
    if (this.#needsColumns) return this.#ids ?? [];
    const { state, assignments } = this.wanted;
    if (assignments)
      return this.columns?.isWhole ? this.columns.list.ids(this.wanted) : allInTrouble(store, assignments);
    return state && state !== 'here' ? idsInState(store, state) : allPeople(store);
  }

  async #search(
    text: string,
    occupations: string[],
    {
      wanted,
      order,
      list,
    }: { wanted: PeopleWanted; order: Order | undefined; list: Listing['list'] | undefined },
  ): Promise<Found> {
    const { store } = this.#given;
    // With the columns, `only` knows the state.
    const state = wanted.state === 'here' || list ? undefined : wanted.state;
    const only = list && ((id: LocalId) => list.among([id], wanted).length > 0);
    const { rows, next } = await searchPeople(store, { text, state, occupations, only, limit: MOST_FOUND });
    const ids = rows.map(({ id }) => id);
    const sorted = list && order ? list.among(ids, wanted, order) : ids;
    const users = sorted.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    return {
      rows: await withTrouble(store, users, this.#given.hasAssessments()),
      isMore: next !== undefined,
    };
  }
}

async function peopleOf({ db }: Store, ids: readonly LocalId[]) {
  return (await db.users.bulkGet([...ids])).filter((user) => user !== undefined);
}
