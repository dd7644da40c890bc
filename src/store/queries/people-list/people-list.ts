import { grouped } from '../../../domain/grouped.ts';
import type { Sex } from '../../../contract/user.ts';
import { numberOfReceipt } from '../../../domain/record/receipt.ts';
import type { LocalId } from '../../../domain/record/reference.ts';
import type { ShownState } from '../../../domain/record/states.ts';
import type { Trouble } from '../assignment-trouble.ts';
import { mostUrgent } from '../most-urgent.ts';
import { isCounted } from '../overview/counts.ts';
import type { AssessmentColumns } from './assessment-columns.ts';
import type { PeopleColumns, PersonFacts } from './people-columns.ts';

/** The conditions that a list is narrowed by. All of them must hold. */
export interface PeopleWanted {
  /** The most urgent state (`mostUrgent`). `here`: neither discarded nor moved. */
  state?: ShownState | 'here' | undefined;
  /** People with an assignment in this state; if `assessment` is given, one with that assessment. */
  assignments?: Trouble | undefined;
  /** Registered at or after the first and before the second, in milliseconds since 1970. */
  between?: readonly [from: number, before: number] | undefined;
  /** The group's id; empty for people in no group. */
  group?: string | undefined;
  /** What the code begins with. */
  occupation?: string | undefined;
  country?: string | undefined;
  sex?: Sex | undefined;
  /** People who have been assigned this assessment; empty for people without any. */
  assessment?: string | undefined;
  /** The import that they came with. */
  importId?: string | undefined;
}

/** What a list can be sorted by. Equal people are sorted by the time of registration, the newest first. */
export type SortedBy =
  | 'receipt'
  | 'registered'
  | 'sex'
  | 'occupation'
  | 'country'
  | 'group'
  | 'assessments'
  | 'state';

/** Columns in which many people have the same value. */
type Value = Exclude<SortedBy, 'receipt' | 'registered'>;

export interface Order {
  by: SortedBy;
  isDescending: boolean;
  /** What a value is sorted as: a country's code by its name on the screen. */
  textOf: (value: string) => string;
}

/** Finds and sorts people by their values, in memory: any question is answered in milliseconds. */
export class PeopleList {
  readonly #people: PeopleColumns;
  readonly #assessments: AssessmentColumns;

  constructor(people: PeopleColumns, assessments: AssessmentColumns) {
    this.#people = people;
    this.#assessments = assessments;
  }

  /** The ids of the people who are wanted, in order; without an order the newest first. */
  ids(wanted: PeopleWanted, order?: Order): LocalId[] {
    return this.#ordered(this.#people.where(this.#test(wanted)), order).map(({ id }) => id);
  }

  /** The ids of those of these people who are wanted, in order. */
  among(ids: readonly LocalId[], wanted: PeopleWanted, order?: Order): LocalId[] {
    const known = ids.map((id) => this.#people.of(id)).filter((facts) => facts !== undefined);
    return this.#ordered(known.filter(this.#test(wanted)), order).map(({ id }) => id);
  }

  /** How many of the people who are wanted have each value, such as each day or each state. */
  countBy<Counted>(wanted: PeopleWanted, valueOf: (facts: PersonFacts) => Counted): Map<Counted, number> {
    const counts = new Map<Counted, number>();
    for (const facts of this.#people.where(this.#test(wanted))) {
      const value = valueOf(facts);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  }

  /** Which of these people have a record in each state. */
  byState(ids: readonly LocalId[]): Map<ShownState, LocalId[]> {
    const states = new Map<ShownState, LocalId[]>();
    for (const id of ids) {
      const state = this.#people.of(id)?.state;
      const others = state && states.get(state);
      if (others) others.push(id);
      else if (state) states.set(state, [id]);
    }
    return states;
  }

  #stateOf({ id, state }: PersonFacts): ShownState {
    return mostUrgent(state, (one) => this.#assessments.has(id, { state: one }));
  }

  #test(wanted: PeopleWanted): (facts: PersonFacts) => boolean {
    const { state, assignments, between, group, occupation, country, sex, assessment, importId } = wanted;
    const [from, before] = between ?? [-Infinity, Infinity];
    const isInState = (facts: PersonFacts) =>
      state === undefined || (state === 'here' ? isCounted(facts.state) : this.#stateOf(facts) === state);
    const ofAssignments = { assessment: assessment === '' ? undefined : assessment, state: assignments };
    const isAssigned = (id: string) =>
      (assessment !== '' || this.#assessments.numberOf(id) === 0) &&
      ((!assessment && !assignments) || this.#assessments.has(id, ofAssignments));
    return (facts) =>
      facts.createdAt >= from &&
      facts.createdAt < before &&
      (group === undefined || facts.group === group) &&
      (occupation === undefined || facts.occupation.startsWith(occupation)) &&
      (country === undefined || facts.country === country) &&
      (sex === undefined || facts.sex === sex) &&
      isInState(facts) &&
      (importId === undefined || facts.importId === importId) &&
      isAssigned(facts.id);
  }

  /** @param found the newest first */
  #ordered(found: PersonFacts[], order: Order | undefined): PersonFacts[] {
    if (!order) return found;
    const { by, isDescending } = order;
    if (by === 'registered') return isDescending ? found : found.reverse();
    if (by === 'receipt') {
      const sorted = byReceipt(found);
      return isDescending ? sorted.reverse() : sorted;
    }
    return this.#byValue(found, { ...order, by });
  }

  /** Sorts the values and not the people, because there are few values and many people. */
  #byValue(
    found: readonly PersonFacts[],
    { by, isDescending, textOf }: Order & { by: Value },
  ): PersonFacts[] {
    const valueOf = (facts: PersonFacts) => {
      if (by === 'assessments') return String(this.#assessments.numberOf(facts.id));
      return by === 'state' ? this.#stateOf(facts) : facts[by];
    };
    const compare = new Intl.Collator(undefined, { numeric: by === 'assessments' }).compare;
    const sorted = [...grouped(found, valueOf)].map(([value, people]) => ({ text: textOf(value), people }));
    sorted.sort((one, other) => (isDescending ? -1 : 1) * compare(one.text, other.text));
    return sorted.flatMap(({ people }) => people);
  }
}

/** More people than a page has memory for. A receipt of 30 bits times this number is still an exact integer. */
const PLACES = 2 ** 22;

/** Sorts numbers made of a receipt and a place in the list, because sorting 100,000 texts takes more than twice as long. */
function byReceipt(found: readonly PersonFacts[]): PersonFacts[] {
  const keys = new Float64Array(found.length);
  for (const [place, { receipt }] of found.entries()) {
    const number = numberOfReceipt(receipt);
    if (number === undefined) return [...found].sort((one, other) => (one.receipt < other.receipt ? -1 : 1));
    keys[place] = number * PLACES + place;
  }
  return Array.from(keys.sort(), (key) => found[key % PLACES]).filter((facts) => facts !== undefined);
}
