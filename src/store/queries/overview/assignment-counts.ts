import type { AssignmentRow } from '../../schema/assignment.ts';
import { drawableAssignment } from '../../schema/drawable-assignment.ts';
import { TROUBLES, type Trouble } from '../assignment-trouble.ts';
import { Counter, PartCounts, within, type Part, type Parts } from './counts.ts';

/** Assessments that were assigned, and what came of them. */
export interface AssignmentCounts {
  /** All of them; those on the server are bought. */
  assigned: Part;
  /** By the assessment's key. */
  assessments: Parts;
  /** How many of them are in a state that someone should look at, by the assessment's key. */
  troubles: Readonly<Record<Trouble, ReadonlyMap<string, number>>>;
  /** What was paid for those on the server, by the country whose currency it is in. Unknown prices count as 0. */
  paid: ReadonlyMap<string, number>;
}

type Facts = Pick<AssignmentRow, 'state' | 'denominationCountry'> & { keys: string[]; total: number };

/** The counts of all assignments, kept up to date row by row. */
export class AssignmentCounter extends Counter<AssignmentRow, Facts> {
  readonly #keys = new PartCounts();
  readonly #troubles: Record<Trouble, Map<string, number>> = { noReply: new Map(), toFix: new Map() };
  /** In hundredths, so that subtracting every row leaves exactly 0. */
  readonly #paid = new Map<string, number>();

  counts(): AssignmentCounts {
    const paid = [...this.#paid].filter(([, hundredths]) => hundredths !== 0);
    return {
      assigned: within(this.#keys.parts, ''),
      assessments: this.#keys.copy(),
      troubles: {
        noReply: new Map(this.#troubles.noReply),
        toFix: new Map(this.#troubles.toFix),
      },
      paid: new Map(paid.map(([country, hundredths]) => [country, hundredths / 100])),
    };
  }

  protected factsOf(row: AssignmentRow): Facts {
    const { state, denominationCountry, entries, purchase } = drawableAssignment(row);
    const total = Math.round((purchase?.total ?? 0) * 100);
    return { state, denominationCountry, keys: entries.map(({ key }) => key), total };
  }

  protected add({ state, keys, denominationCountry, total }: Facts, sign: 1 | -1): void {
    const inTrouble = TROUBLES.find((one) => one === state);
    for (const key of keys) {
      this.#keys.add(key, state, sign);
      if (inTrouble) add(this.#troubles[inTrouble], key, sign);
    }
    if (state !== 'confirmed') return;
    this.#paid.set(denominationCountry, (this.#paid.get(denominationCountry) ?? 0) + sign * total);
  }
}

/** A key whose number becomes 0 is removed. */
function add(numbers: Map<string, number>, key: string, sign: 1 | -1): void {
  const number = (numbers.get(key) ?? 0) + sign;
  if (number === 0) numbers.delete(key);
  else numbers.set(key, number);
}
