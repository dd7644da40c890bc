import { SHOWN_STATES, type ShownState } from '../../domain/record/states.ts';
import type { Sex } from '../../contract/user.ts';
import { TROUBLES, type Trouble } from '../../store/queries/assignment-trouble.ts';
import { href, parseHash } from './routes.ts';

/** The columns that the list can be sorted by, in their order. */
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

/** The filters of the list. A person must match all of them; an absent filter excludes no one. */
export interface PeopleFilters {
  /** `here` means everyone who is neither discarded nor moved, as Overview counts them. */
  state?: ShownState | 'here' | undefined;
  /** People who have an assignment in this state. */
  assignments?: Trouble | undefined;
  days?: Days | undefined;
  /** The group's id on this device; `none` for people without a group. */
  group?: string | undefined;
  /** 1 to 4 digits with which the occupation's code begins. */
  occupation?: string | undefined;
  /** ISO 3166-1 alpha-2, upper case. */
  country?: string | undefined;
  sex?: Sex | undefined;
  /** Two letters of an assessment that is assigned; `none` for people without any. */
  assessment?: string | undefined;
  /** The id of an import that the people came with. */
  import?: string | undefined;
}

/** What the list shows. It is part of the address, so that the back link leads to the same list. */
export interface PeopleView extends PeopleFilters {
  /** The words searched for; empty for none. */
  text: string;
  /** The order; absent for the newest first. */
  sort?: Sort | undefined;
  /** The person shown beside the list, where there is room for one. */
  person?: string | undefined;
}

export type Filter = keyof PeopleFilters;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** How each filter is read from the address and written to it. Reading returns undefined for a value that is not valid. */
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
  import: { key: 'import', read: (text) => text || undefined, write: (id: string) => id },
};

/** The filters in their order on the screen. */
// Object.keys forgets the key type; the table above has exactly the filters.
export const FILTERS = Object.keys(CODES) as Filter[];

/** Reads the query of the address. A value that is not valid is ignored: see `ignoredIn`. */
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

/** The parts of the address that are ignored because they are not valid, as they are written: `state=lost`. */
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

/** The address of a list. An empty view lists everyone, the newest first. */
export function peopleAddress(view: Partial<PeopleView>): string {
  const query = peopleQuery(view);
  // Not `query.size`: Chromium has it from 113 on.
  const text = query.toString();
  return text === '' ? href('people') : `${href('people')}?${text}`;
}

/** Adds a person, to be shown beside the list, to an address without one. Each row has such a link. */
export function withPerson(list: string, person: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}person=${encodeURIComponent(person)}`;
}

/** The same list with this person beside it, if the address had a person beside it. */
export function listBeside(address: string, person: string): string {
  const view = peopleView(parseHash(address).query);
  return view.person === undefined ? address : peopleAddress({ ...view, person });
}

/** The view as a query, for another screen about the same people. */
function peopleQuery(view: Partial<PeopleView>): URLSearchParams {
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

/** Whether a day exists, which the 30th of February does not. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function readSort(text: string): Sort | undefined {
  const isDescending = text.startsWith('-');
  const column = COLUMNS.find((one) => one === text.slice(isDescending ? 1 : 0));
  return column && { column, isDescending };
}
