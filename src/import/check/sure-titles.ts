import type { Checked } from '../checked.ts';
import type { SureMeaning } from '../meaning.ts';

/** Counts the job titles of which the finder was sure. */
export class SureTitles {
  readonly #titles = new Map<SureMeaning, { title: string; occupation: string; rows: number }>();

  add(meaning: SureMeaning, title: string): void {
    const known = this.#titles.get(meaning);
    if (known) known.rows += 1;
    else this.#titles.set(meaning, { title, occupation: meaning.value, rows: 1 });
  }

  /** That of most rows first. */
  get all(): Checked['sureTitles'] {
    return [...this.#titles.values()].sort((one, other) => other.rows - one.rows);
  }
}
