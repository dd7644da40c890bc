import type { Order, PeopleWanted } from '../../../../store/queries/people-list/people-list.ts';
import { FILTERS, type Days, type PeopleFilters, type PeopleView } from '../../../app/people-address.ts';
import { localDay } from './days.ts';

/** The names of the columns' values on the screen, by which they are sorted. */
export interface ColumnNames {
  country: (code: string) => string;
  group: (id: string) => string;
  sex: (sex: string) => string;
  state: (state: string) => string;
}

/** The address in the form of a query of the store. */
export function wantedOf(view: PeopleView): PeopleWanted {
  const { state, assignments, days, group, occupation, country, sex, assessment } = view;
  const { import: importId } = view;
  return {
    ...{ state, assignments, occupation, country, sex, importId },
    between: days && momentsOf(days),
    group: group === 'none' ? '' : group,
    assessment: assessment === 'none' ? '' : assessment,
  };
}

/** The order of the address; undefined for the newest first. */
export function orderOf({ sort }: PeopleView, names: ColumnNames): Order | undefined {
  if (!sort) return undefined;
  const { column, isDescending } = sort;
  const asItIs = (value: string) => value;
  const textOf = column in names ? names[column as keyof ColumnNames] : asItIs;
  return { by: column, isDescending, textOf };
}

const NARROWING = FILTERS.filter((filter) => filter !== 'state');

/** Whether the list has a filter besides a single state, which no index of the database answers. */
export function isNarrowed(view: PeopleFilters): boolean {
  return view.state === 'here' || NARROWING.some((filter) => view[filter] !== undefined);
}

function momentsOf({ from, to }: Days): [number, number] {
  return [localDay(from).getTime(), localDay(to, 1).getTime()];
}
