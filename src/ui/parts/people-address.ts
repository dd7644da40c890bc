import { SHOWN_STATES, type ShownState } from '../../domain/record/states.ts';
import type { Sex } from '../../contract/user.ts';
import { TROUBLES, type Trouble } from '../../store/queries/assignment-trouble.ts';
import { href, parseHash } from '../app/routes.ts';

/** What the list can be sorted by, in the order of its columns. */
export const COLUMNS = [
  'receipt',
  'registered',
  'sex',
  'occupation',
  'country',
  'group',
  'assessments',
  'state',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sort {
  column: Column;
  isDescending: boolean;
}

/** From one day to another, both included, as `YYYY-MM-DD` in the device's time zone. */
export interface Days {
  from: string;
  to: string;
}

/** What the list is narrowed to. The values all hold together; one that is absent narrows nothing. */
export interface PeopleFilters {
  /** `here` stands for everybody who is neither discarded nor moved: whom Overview counts. */
  state?: ShownState | 'here' | undefined;
  /** Who has an assignment in this state. */
  assignments?: Trouble | undefined;
  days?: Days | undefined;
  /** The group's id on this device; `none` for those who are in none. */
  group?: string | undefined;
  /** 1 to 4 digits: everybody whose code begins with them. */
  occupation?: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  country?: string | undefined;
  sex?: Sex | undefined;
  /** Two letters: who has this assessment assigned; `none` for those who have none. */
  assessment?: string | undefined;
}

/** What the list shows; it stands in the address, so that the back link leads to the same list. */
export interface PeopleView extends PeopleFilters {
  /** The words searched for; empty for none. */
  text: string;
  /** Absent: the newest first. */
  sort?: Sort | undefined;
  /** Who is shown beside the list, where there is room for it. */
  person?: string | undefined;
}

export type Filter = keyof PeopleFilters;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads and writes each value; reading gives nothing where the value says nothing. */
const CODES: {
  [F in Filter]-?: { key: string; read: (text: string) => PeopleFilters[F]; write: (value: never) => string };
} = {
  state: {
    key: 'state',
    read: (text) => (text === 'here' ? text : SHOWN_STATES.find((state) => state === text)),
    write: (state: string) => state,
  },
  assignments: {
    key: 'assignments',
    read: (text) => TROUBLES.find((state) => state === text),
    write: (state: string) => state,
  },
  days: {
    key: 'day',
    read: readDays,
    write: ({ from, to }: Days) => (from === to ? from : `${from}..${to}`),
  },
  group: { key: 'group', read: (text) => text || undefined, write: (id: string) => id },
  occupation: {
    key: 'occupation',
    read: (text) => (/^\d{1,4}$/.test(text) ? text : undefined),
    write: (code: string) => code,
  },
  country: {
    key: 'country',
    read: (text) => (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined),
    write: (code: string) => code,
  },
  sex: {
    key: 'sex',
    read: (text) => (text === 'M' || text === 'F' ? text : undefined),
    write: (sex: string) => sex,
  },
  assessment: {
    key: 'assessment',
    read: (text) => {
      if (text === 'none') return text;
      return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined;
    },
    write: (key: string) => key,
  },
};

/** In the order in which they stand on the screen. */
// Object.keys forgets the key type; the table above has exactly the filters.
export const FILTERS = Object.keys(CODES) as Filter[];

/** Reads the query of the address. A value that says nothing narrows nothing: see `ignoredIn`. */
export function peopleView(query: URLSearchParams): PeopleView {
  const filters: Record<string, unknown> = {};
  for (const filter of FILTERS) {
    const { key, read } = CODES[filter];
    const value = read(query.get(key) ?? '');
    if (value !== undefined) filters[filter] = value;
  }
  const sort = readSort(query.get('sort') ?? '');
  const person = query.get('person');
  return { ...filters, text: query.get('find') ?? '', ...(sort && { sort }), ...(person && { person }) };
}

/** What of the address says nothing, as it stands there: `state=lost`. */
export function ignoredIn(query: URLSearchParams): string[] {
  const isNothing = (key: string, read: (text: string) => unknown) => {
    const given = query.get(key) ?? '';
    return given !== '' && read(given) === undefined ? [`${key}=${given}`] : [];
  };
  return [
    ...FILTERS.flatMap((filter) => isNothing(CODES[filter].key, CODES[filter].read)),
    ...isNothing('sort', readSort),
  ];
}

/** The address of a list. Without anything: of everybody, the newest first. */
export function peopleAddress(view: Partial<PeopleView>): string {
  const query = peopleQuery(view);
  // Not `query.size`: Chromium has it from 113 on.
  const text = query.toString();
  return text === '' ? href('people') : `${href('people')}?${text}`;
}

/** The list of an address in which nobody is beside it, with this person there: each row has such a link. */
export function withPerson(list: string, person: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}person=${encodeURIComponent(person)}`;
}

/** The same list with this person beside it, where somebody was beside it before. */
export function listBeside(address: string, person: string): string {
  const view = peopleView(parseHash(address).query);
  return view.person === undefined ? address : peopleAddress({ ...view, person });
}

/** The same as a query, for another screen that is about these people. */
export function peopleQuery(view: Partial<PeopleView>): URLSearchParams {
  const query = new URLSearchParams();
  for (const filter of FILTERS) {
    const value = view[filter];
    // The table gives each filter its own writer; TypeScript does not see that the two belong together.
    if (value !== undefined) query.set(CODES[filter].key, CODES[filter].write(value as never));
  }
  const { text = '', sort, person } = view;
  if (text.trim() !== '') query.set('find', text.trim());
  if (sort) query.set('sort', (sort.isDescending ? '-' : '') + sort.column);
  if (person) query.set('person', person);
  return query;
}

function readDays(text: string): Days | undefined {
  const [from = '', to = from, more] = text.split('..');
  return more === undefined && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** Whether there is such a day: the 30th of February is none. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function readSort(text: string): Sort | undefined {
  const isDescending = text.startsWith('-');
  const column = COLUMNS.find((one) => one === text.slice(isDescending ? 1 : 0));
  return column && { column, isDescending };
}
