import type { RowProblem } from '../checked.ts';
import type { Mapping } from '../mapping.ts';
import type { ReadRow } from './read-values.ts';

/** Finds who is there already: on this device, or in an earlier row. */
export class RepeatedPeople {
  readonly #referencesHere: ReadonlySet<string>;
  readonly #column: number;
  /** The number of the first row with a reference, and of the first of several equal rows. */
  readonly #firstWith = new Map<string, number>();

  /** @param referencesHere those of the people on this device, each as `referenceWord` gives it */
  constructor(referencesHere: ReadonlySet<string>, { fields }: Mapping) {
    this.#referencesHere = referencesHere;
    this.#column = fields.indexOf('reference');
  }

  /**
   * The same reference as someone on the device or as an earlier row, or else an earlier row that is equal throughout. To be asked
   * of each row once, in their order.
   * @param reference the row's, as it was read or as a person has corrected it
   */
  problemsOf({ row, word, twin }: ReadRow, reference: string | undefined): RowProblem[] {
    const found: RowProblem[] = [];
    const isReferred = word !== undefined && reference !== undefined;
    const first = isReferred ? this.#firstRowWith(word, row.number) : undefined;
    const firstEqual = twin === undefined ? undefined : this.#firstRowWith(`row ${twin}`, row.number);
    if (isReferred && this.#referencesHere.has(word))
      found.push(this.#aboutReference('reference here', reference));
    if (first !== undefined && reference !== undefined)
      found.push(this.#aboutReference('reference twice', reference, first));
    else if (firstEqual !== undefined)
      found.push({ kind: 'row twice', value: '', meant: String(firstEqual) });
    return found;
  }

  #aboutReference(kind: RowProblem['kind'], value: string, first?: number): RowProblem {
    const meant = first !== undefined && { meant: String(first) };
    return { kind, column: this.#column, field: 'reference', value, ...meant };
  }

  /** The number of the first row of which the same was said; undefined if that is this row. */
  #firstRowWith(said: string, row: number): number | undefined {
    const first = this.#firstWith.get(said);
    if (first === undefined) this.#firstWith.set(said, row);
    return first;
  }
}
