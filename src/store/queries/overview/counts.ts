import type { ShownState } from '../../../domain/record/states.ts';

/** How many there are, and how many of them a server has. */
export interface Part {
  all: number;
  onServer: number;
}

/** Counts by a value, such as a day, a group or an occupation. A value that no one has is absent. */
export type Parts = ReadonlyMap<string, Part>;

/** Records that are not counted: a discarded one is gone, and one that was moved is counted where it is now. */
const LEFT_OUT: ReadonlySet<ShownState> = new Set(['discarded', 'moved', 'draft']);

export const isCounted = (state: ShownState): boolean => !LEFT_OUT.has(state);

/** Counts that can be taken back one by one. */
export class PartCounts {
  readonly parts = new Map<string, Part>();

  /** @param sign 1 counts a record in, -1 takes it back */
  add(value: string, state: ShownState, sign: 1 | -1): void {
    const part = this.parts.get(value) ?? { all: 0, onServer: 0 };
    part.all += sign;
    if (state === 'confirmed') part.onServer += sign;
    if (part.all === 0) this.parts.delete(value);
    else this.parts.set(value, part);
  }

  /** The counts as they are now. Later changes do not affect the copy. */
  copy(): Parts {
    return new Map([...this.parts].map(([value, part]) => [value, { ...part }]));
  }
}

/** Counts that are kept up to date row by row: what was counted for a row is remembered, and taken back when the row changes. */
export abstract class Counter<Row extends { id: string }, Facts extends { state: ShownState }> {
  readonly #facts = new Map<string, Facts>();
  readonly #states = new Map<ShownState, number>();

  /** Counts a row as it is now. */
  put(row: Row): void {
    this.drop(row.id);
    const facts = this.factsOf(row);
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

  /** The values of a row that are counted. */
  protected abstract factsOf(row: Row): Facts;

  /** @param sign 1 counts in, -1 takes back */
  protected abstract add(facts: Facts, sign: 1 | -1): void;

  #count(facts: Facts, sign: 1 | -1): void {
    this.#states.set(facts.state, this.inState(facts.state) + sign);
    if (isCounted(facts.state)) this.add(facts, sign);
  }
}

/** The sum for an occupation code and all codes below it; for all codes if it is empty. */
export function within(occupations: Parts, code: string): Part {
  const sum = { all: 0, onServer: 0 };
  for (const [one, { all, onServer }] of occupations) {
    if (!one.startsWith(code)) continue;
    sum.all += all;
    sum.onServer += onServer;
  }
  return sum;
}
