import type { TableRow } from '../table.ts';
import { limitsWithHeadings, type ReadLimits } from './limits.ts';
import { Unreadable } from './unreadable.ts';

/** Takes the rows of a sheet one by one, leaves out those that are empty, and ends reading where there is too much. */
export class RowCollector {
  readonly rows: TableRow[] = [];
  readonly #limits: ReadLimits;
  #letters = 0;
  #cells = 0;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /**
   * @param cells as the row has them; those of blanks alone become empty, and empty ones at its end are left out
   * @throws Unreadable
   */
  add(number: number, cells: readonly string[], isHidden = false): void {
    const count = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (count === 0) return;
    const filled = cells.slice(0, count).map((cell) => (cell.trim() === '' ? '' : cell));
    this.#count(number, filled);
    this.rows.push({ number, cells: filled, ...(isHidden && { isHidden }) });
  }

  #count(number: number, cells: readonly string[]): void {
    const { rows, cells: mostCells, letters, unpacked } = this.#limits;
    const before = limitsWithHeadings(this.#limits);
    for (const { length } of cells) {
      if (length > letters) throw new Unreadable({ kind: 'cell too long', row: number, most: letters });
      if (length > 0) this.#cells += 1;
      this.#letters += length;
    }
    if (this.#cells > before.cells) throw new Unreadable({ kind: 'too many cells', most: mostCells });
    // A workbook has each text once, for any number of cells.
    if (this.#letters > unpacked) throw new Unreadable({ kind: 'too large unpacked', most: unpacked });
    if (this.rows.length >= before.rows) throw new Unreadable({ kind: 'too many rows', most: rows });
  }
}
