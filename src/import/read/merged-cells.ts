import type { TableRow } from '../table.ts';
import { RowCollector } from './collect-rows.ts';
import type { ReadLimits } from './limits.ts';

/** Cells of one column that are shown as one: the first has the text, and the others are empty. */
export interface MergedCells {
  /** The index of the column among the cells of a row. */
  column: number;
  /** The first and the last row, as the spreadsheet counts. */
  first: number;
  last: number;
}

/**
 * The rows with the text of merged cells in each of them. Cells whose first row is not among these stay empty: headings that take two rows
 * say nothing about a person.
 * @param rows in the order of their numbers
 * @throws Unreadable if there is too much now
 */
export function withMergedCells(
  rows: readonly TableRow[],
  merged: readonly MergedCells[],
  limits: ReadLimits,
): readonly TableRow[] {
  if (merged.length === 0) return rows;
  const columns = columnsOf(merged);
  const width = Math.max(...columns.keys()) + 1;
  const collector = new RowCollector(limits);
  for (const { number, cells, isHidden } of rows) {
    const all = Array.from({ length: Math.max(cells.length, width) }, (_, column) => {
      const text = cells[column] ?? '';
      return columns.get(column)?.textIn(number, text) ?? text;
    });
    collector.add(number, all, isHidden);
  }
  return collector.rows;
}

function columnsOf(merged: readonly MergedCells[]): ReadonlyMap<number, MergedColumn> {
  const byColumn = new Map<number, MergedCells[]>();
  for (const cells of merged) {
    const others = byColumn.get(cells.column);
    if (others) others.push(cells);
    else byColumn.set(cells.column, [cells]);
  }
  return new Map([...byColumn].map(([column, cells]) => [column, new MergedColumn(cells)]));
}

/** The merged cells of one column while its rows are gone through once. */
class MergedColumn {
  readonly #cells: readonly MergedCells[];
  #at = 0;
  #text = '';

  constructor(cells: readonly MergedCells[]) {
    this.#cells = [...cells].sort((one, other) => one.first - other.first);
  }

  /** The text of a row that comes after those that were asked about before. @param text what its own cell has */
  textIn(row: number, text: string): string {
    for (; (this.#cells[this.#at]?.last ?? row) < row; this.#at += 1) this.#text = '';
    const cells = this.#cells[this.#at];
    if (!cells || row < cells.first) return text;
    if (row === cells.first) this.#text = text;
    return text === '' ? this.#text : text;
  }
}
