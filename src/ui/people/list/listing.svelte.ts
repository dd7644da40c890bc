import type { LocalId } from '../../../domain/record/reference.ts';
import {
  everybodyInTrouble,
  listed,
  peopleOfAssignments,
  withTrouble,
  type PersonListed,
} from '../../../store/queries/assignment-trouble.ts';
import { live } from '../../../store/transaction/live.ts';
import type { Store } from '../../../store/transaction/store.ts';
import type { Ledgers } from '../../../store/queries/ledger.ts';
import { everybody, idsInState, peopleAt } from '../../../store/queries/people.ts';
import type { PeopleWanted, Order } from '../../../store/queries/people-list/people-list.ts';
import { watchList, type Listing } from '../../../store/queries/people-list/watch-list.ts';
import { searchPeople } from '../../../store/queries/search.ts';
import { Live, type Watchable } from '../../app/live.svelte.ts';
import type { Session } from '../../app/session.svelte.ts';
import type { PeopleView } from '../../parts/people-address.ts';
import { PAGE } from './page-heights.ts';
import { isNarrowed, orderOf, wantedOf, type ColumnNames } from './wanted.ts';

/** Who looks for one person adds a word rather than reading on. */
const MOST_FOUND = 100;

/** Beyond this row, positions come from the in-memory columns; skipping that far in the index is slow. */
const FAR = 500;

interface Given {
  session: Session;
  store: Store;
  view: () => PeopleView;
  ledgers: () => Ledgers | undefined;
  names: ColumnNames;
  /** Codes of occupations whose title fits the words that were typed. */
  occupations: (text: string) => string[];
  /** Whether rows say how many assessments somebody has. */
  hasAssessments: () => boolean;
}

interface Found {
  rows: PersonListed[];
  isMore: boolean;
}

/**
 * Who is listed, whatever the address asks for. Everybody, or one state, comes from an index of the database, page by page.
 * What was searched for comes as one page. All else is answered by the columns in memory.
 */
export class PeopleListing {
  readonly #given: Given;
  readonly #columns: Live<Listing>;
  /** The columns are wanted soon; the first rows go before them. */
  isWarm = $state(false);

  readonly wanted: PeopleWanted = $derived.by(() => wantedOf(this.#given.view()));
  readonly order: Order | undefined = $derived.by(() => orderOf(this.#given.view(), this.#given.names));
  readonly isSearch: boolean = $derived.by(() => this.#given.view().text !== '');
  readonly #isAssignments = $derived.by(() => {
    const { assignments, state, text, ...rest } = this.#given.view();
    const isAlone = state === undefined && text === '' && !this.order;
    return assignments !== undefined && isAlone && !isNarrowed({ ...rest, assignments: undefined });
  });
  /** What no index of the database answers. */
  readonly #needsColumns: boolean = $derived.by(
    () => !this.#isAssignments && (isNarrowed(this.#given.view()) || this.order !== undefined),
  );
  readonly columns: Listing | undefined = $derived.by(() =>
    this.#needsColumns || this.isWarm ? this.#columns.value : undefined,
  );
  readonly #usable = $derived.by(() => {
    const { assessment, assignments } = this.wanted;
    const isSimple = assessment === undefined && assignments === undefined && !this.order;
    return this.columns && (this.columns.isWhole || isSimple) ? this.columns.list : undefined;
  });
  readonly #ids: LocalId[] | undefined = $derived.by(() =>
    this.#needsColumns && !this.isSearch ? this.#usable?.ids(this.wanted, this.order) : undefined,
  );
  /** Of one state too, as soon as the columns are there: an index leads to a place in the middle in 150 ms, skipping those before it. */
  readonly #idsFarIn: LocalId[] | undefined = $derived.by(() => {
    if (this.#needsColumns || this.wanted.state === undefined) return this.#ids;
    return this.columns?.isWhole ? this.columns.list.ids(this.wanted) : undefined;
  });
  readonly #question = $derived.by(() => {
    const { by, isDescending } = this.order ?? {};
    return JSON.stringify([this.#given.view().text, this.wanted, by, isDescending]);
  });
  /** Whether there is what a search needs. */
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
  /** The first rows, which are read while it is not known yet how many there are. */
  readonly firstPage = new Live(() => this.read(0, PAGE));

  constructor(given: Given) {
    this.#given = given;
    this.#columns = new Live((given.session.people ??= watchList(given.store)));
  }

  /** How far the columns have been read, while the list waits for them. */
  get progress(): { done: number; all: number } | undefined {
    return this.#needsColumns && this.columns?.isWhole === false ? this.columns : undefined;
  }

  /** The former answer stays while the same question is asked again: titles of occupations are there only after the first letters. */
  get found(): Found | undefined {
    const found = this.#canSearch ? this.#found.value : undefined;
    return found?.question === this.#question ? found : undefined;
  }

  /** Whether the first rows are still being read, though it is known how many there are. */
  get isReading(): boolean {
    return !this.isSearch && (this.count ?? 0) > 0 && !this.firstPage.isSettled;
  }

  /** How many are listed; nothing until that is known. */
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

  /** Whether somebody may be listed more than once: for each assignment that is counted. */
  get mayRepeat(): boolean {
    return this.#isAssignments;
  }

  /** Reads the first rows while it is not known yet how many there are. To be called in an effect. */
  readAhead(): void {
    if (this.count === undefined && !this.#needsColumns && !this.isSearch) this.firstPage.begin();
  }

  /** A page of the list, kept up to date. It follows what is wanted where reactive state is followed. */
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

  /** Everybody who is listed, where no index of the database has their order. */
  get idsInOrder(): readonly LocalId[] | undefined {
    return this.isSearch ? this.found?.rows.map(({ user }) => user.id) : this.#ids;
  }

  /** Everybody who is listed. */
  async ids(): Promise<LocalId[]> {
    const { store } = this.#given;
    if (this.isSearch) return (this.found?.rows ?? []).map(({ user }) => user.id);
    // Nobody before that is known: the button is there sooner where several are picked by the address.
    if (this.#needsColumns) return this.#ids ?? [];
    const { state, assignments } = this.wanted;
    if (assignments)
      return this.columns?.isWhole
        ? this.columns.list.ids(this.wanted)
        : everybodyInTrouble(store, assignments);
    return state && state !== 'here' ? idsInState(store, state) : everybody(store);
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
    const state = wanted.state === 'here' ? undefined : wanted.state;
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
