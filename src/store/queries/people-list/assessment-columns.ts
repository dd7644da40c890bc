import type { ShownState } from '../../../domain/record/states.ts';
import type { AssignmentRow } from '../../schema/assignment.ts';
import { drawableAssignment } from '../../schema/drawable-assignment.ts';
import { isCounted } from '../overview/counts.ts';
import type { RowCounter } from '../counted/counted-table.ts';

interface AssignmentFacts {
  userId: string;
  state: ShownState;
  keys: readonly string[];
}

const NONE: ReadonlyMap<string, AssignmentFacts> = new Map();

/** The assessments that each person has been assigned, kept up to date row by row. Discarded and moved assignments do not count. */
export class AssessmentColumns implements RowCounter<AssignmentRow, AssessmentColumns> {
  readonly #byId = new Map<string, AssignmentFacts>();
  readonly #byPerson = new Map<string, Map<string, AssignmentFacts>>();
  readonly #states = new Map<ShownState, number>();

  put(row: AssignmentRow): void {
    const { id, userId, state, entries } = drawableAssignment(row);
    this.drop(id);
    const facts = { userId, state, keys: entries.map(({ key }) => key) };
    this.#byId.set(id, facts);
    const own = this.#byPerson.get(userId);
    if (own) own.set(id, facts);
    else this.#byPerson.set(userId, new Map([[id, facts]]));
    this.#states.set(state, this.inState(state) + 1);
  }

  drop(id: string): void {
    const facts = this.#byId.get(id);
    if (!facts) return;
    this.#byId.delete(id);
    this.#byPerson.get(facts.userId)?.delete(id);
    this.#states.set(facts.state, this.inState(facts.state) - 1);
  }

  inState(state: ShownState): number {
    return this.#states.get(state) ?? 0;
  }

  counts(): this {
    return this;
  }

  /** How many assessments a person has been assigned. */
  numberOf(person: string): number {
    let number = 0;
    for (const { state, keys } of this.#of(person)) if (isCounted(state)) number += keys.length;
    return number;
  }

  /** Whether a person has an assignment with this assessment and in this state. A value that is not given can be any. */
  has(person: string, wanted: { assessment?: string | undefined; state?: ShownState | undefined }): boolean {
    const { assessment, state: wantedState } = wanted;
    return this.#of(person).some(
      ({ state, keys }) =>
        (assessment === undefined || (isCounted(state) && keys.includes(assessment))) &&
        (wantedState === undefined || state === wantedState),
    );
  }

  #of(person: string): AssignmentFacts[] {
    return [...(this.#byPerson.get(person) ?? NONE).values()];
  }
}
