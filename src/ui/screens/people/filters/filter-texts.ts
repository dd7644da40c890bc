import type { Catalogue } from '../../../../catalogue/load.ts';
import { FILTERS, type Filter, type PeopleView } from '../../../app/people-address.ts';
import { first } from '../../../messages/first.ts';
import { languageTag } from '../../../messages/numbers.ts';
import { screens } from '../../../messages/screens.ts';
import { plainDay } from '../list/days.ts';

/** The names of the filters' values. */
export interface FilterNames {
  catalogue: Catalogue | undefined;
  country: (code: string) => string;
  occupation: (code: string) => string;
  /** The name of a group; undefined if this device does not know it. */
  group: (id: string) => string | undefined;
}

export interface ShownFilter {
  filter: Filter;
  text: string;
}

/** The current filters in words. */
export function filterTexts(view: PeopleView, names: FilterNames): ShownFilter[] {
  return FILTERS.flatMap((filter) => {
    const text = view[filter] === undefined ? undefined : TEXTS[filter](view, names);
    return text === undefined ? [] : [{ filter, text }];
  });
}

const TEXTS: Record<Filter, (view: PeopleView, names: FilterNames) => string | undefined> = {
  state: ({ state }) => state && (state === 'here' ? screens.people.here : first.states[state]),
  assignments: ({ assignments }) =>
    assignments && screens.people.withAssignment({ state: first.states[assignments] }),
  days: ({ days }) => {
    if (!days) return undefined;
    const [from, to] = [plainDay(days.from, languageTag()), plainDay(days.to, languageTag())];
    return from === to ? from : `${from} – ${to}`;
  },
  group: ({ group }, names) =>
    group &&
    (group === 'none' ? screens.people.inNoGroup : (names.group(group) ?? screens.people.otherGroup)),
  occupation: ({ occupation }, names) => occupation && `${occupation} ${names.occupation(occupation)}`,
  country: ({ country }, names) => country && names.country(country),
  sex: ({ sex }) => sex && first.fields.sexes[sex],
  assessment: ({ assessment }, { catalogue }) => {
    if (assessment === 'none') return screens.people.noAssessment;
    return catalogue?.assessments.all.find(({ key }) => key === assessment)?.name ?? assessment;
  },
  import: ({ import: importId }) => importId && screens.people.imported,
};
