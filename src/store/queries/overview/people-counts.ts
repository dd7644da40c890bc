import type { ShownState } from '../../../domain/record/states.ts';
import type { UserRow } from '../../schema/user.ts';
import { isCounted, Tallies, type Part, type Parts } from './counts.ts';

/** People by what they have in common. In each of the maps, all people add up to `people`. */
export interface PeopleCounts {
  people: Part;
  /** By what `dayOf` gave for the moment of registration. */
  days: Parts;
  sexes: Parts;
  countries: Parts;
  /** By the group's id on this device; by the empty text those who are in none. */
  groups: Parts;
  /** By code, 1 to 4 digits. */
  occupations: Parts;
}

/** What is remembered of a person, to take the count back when the row changes. */
interface Facts {
  state: ShownState;
  values: readonly [day: string, sex: string, country: string, group: string, occupation: string];
}

/** The counts of all people, kept right row by row. */
export class PeopleCounter {
  readonly #facts = new Map<string, Facts>();
  readonly #by = Array.from({ length: 5 }, () => new Tallies());
  readonly #states = new Map<ShownState, number>();
  readonly #dayOf: (at: number) => string;

  constructor(dayOf: (at: number) => string) {
    this.#dayOf = dayOf;
  }

  /** Counts a row as it is now. */
  put(row: UserRow): void {
    this.drop(row.id);
    const { sex, country, groupId = '', occupation, state } = row;
    const facts: Facts = { state, values: [this.#dayOf(row.createdAt), sex, country, groupId, occupation] };
    this.#facts.set(row.id, facts);
    this.#count(facts, 1);
  }

  /** Forgets a row. */
  drop(id: string): void {
    const facts = this.#facts.get(id);
    if (!facts) return;
    this.#facts.delete(id);
    this.#count(facts, -1);
  }

  /** How many rows are in a state. */
  inState(state: ShownState): number {
    return this.#states.get(state) ?? 0;
  }

  counts(): PeopleCounts {
    const [days, sexes, countries, groups, occupations] = this.#by.map((tallies) => tallies.copy());
    const none: Parts = new Map();
    const people = { all: 0, onServer: 0 };
    for (const part of sexes?.values() ?? []) {
      people.all += part.all;
      people.onServer += part.onServer;
    }
    return {
      people,
      days: days ?? none,
      sexes: sexes ?? none,
      countries: countries ?? none,
      groups: groups ?? none,
      occupations: occupations ?? none,
    };
  }

  #count({ state, values }: Facts, sign: 1 | -1): void {
    this.#states.set(state, this.inState(state) + sign);
    if (!isCounted(state)) return;
    this.#by.forEach((tallies, at) => tallies.add(values[at] ?? '', state, sign));
  }
}
