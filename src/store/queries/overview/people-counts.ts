import type { ShownState } from '../../../domain/record/states.ts';
import { drawableUser } from '../../schema/drawable.ts';
import type { UserRow } from '../../schema/user.ts';
import { Counter, PartCounts, within, type Part, type Parts } from './counts.ts';

/** People by their values. The counts of each map add up to `people`. */
export interface PeopleCounts {
  people: Part;
  /** By the day of registration, as `dayOf` gives it. */
  days: Parts;
  sexes: Parts;
  countries: Parts;
  /** By the group's id on this device; the empty text stands for no group. */
  groups: Parts;
  /** By code, 1 to 4 digits. */
  occupations: Parts;
}

/** The counted values of a person, remembered so that they can be taken back when the row changes. */
interface Facts {
  state: ShownState;
  values: readonly [day: string, sex: string, country: string, group: string, occupation: string];
}

/** The counts of all people, kept up to date row by row. */
export class PeopleCounter extends Counter<UserRow, Facts> {
  readonly #by = Array.from({ length: 5 }, () => new PartCounts());
  readonly #dayOf: (at: number) => string;

  constructor(dayOf: (at: number) => string) {
    super();
    this.#dayOf = dayOf;
  }

  counts(): PeopleCounts {
    const [days, sexes, countries, groups, occupations] = this.#by.map((counters) => counters.copy());
    const none: Parts = new Map();
    return {
      people: within(sexes ?? none, ''),
      days: days ?? none,
      sexes: sexes ?? none,
      countries: countries ?? none,
      groups: groups ?? none,
      occupations: occupations ?? none,
    };
  }

  protected factsOf(row: UserRow): Facts {
    const { createdAt, sex, country, groupId = '', occupation, state } = drawableUser(row);
    return { state, values: [this.#dayOf(createdAt), sex, country, groupId, occupation] };
  }

  protected add({ state, values }: Facts, sign: 1 | -1): void {
    this.#by.forEach((counters, at) => counters.add(values[at] ?? '', state, sign));
  }
}
