import { withPauses } from '../copies/breath.ts';
import { tableFile } from '../organisation/export/table-file.ts';
import type { Table, TableRow } from './table.ts';

/** A row that was not imported, by its number, and why. */
export interface RowError {
  /** @see TableRow.number */
  row: number;
  error: string;
}

/**
 * A file of the rows that were not imported, of the format in which they came: their columns in order, and behind them what is wrong
 * with each. If the table is such a file of an earlier round, its last column gets the new errors.
 * @param errorHeading the heading of that column, in the language of the screen
 */
export function leftOutFile(table: Table, errors: readonly RowError[], errorHeading: string): Promise<Blob> {
  return tableFile(linesOf(table, errors, errorHeading), fileKind(table));
}

/** Pasted rows become a file that every spreadsheet opens. */
function fileKind({ kind, separator = ',' }: Table): string {
  if (kind === 'pasted') return ',';
  return kind === 'xlsx' ? 'xlsx' : separator;
}

/** `roster.xlsx` becomes `roster-to-fix.xlsx`, in every round. */
export function leftOutName({ name, kind }: Table): string {
  const ending = kind === 'pasted' ? 'csv' : kind;
  const base = name.replace(/\.[^.]*$/, '').replace(/-to-fix$/, '') || 'people';
  return `${base}-to-fix.${ending}`;
}

async function* linesOf(
  { columns, rows }: Table,
  errors: readonly RowError[],
  errorHeading: string,
): AsyncGenerator<string[][]> {
  const kept = columns.at(-1) === errorHeading ? columns.length - 1 : columns.length;
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  yield [[...headingsOf(columns.slice(0, kept)), errorHeading]];
  for await (const batch of withPauses(errors))
    yield batch.map(({ row, error }) => [...cellsOf(byNumber.get(row), kept), error]);
}

/** Columns without any heading are numbered: below empty headings a spreadsheet, and this app, would take the first row for them. */
function headingsOf(columns: readonly string[]): readonly string[] {
  return columns.every((heading) => heading === '') ? columns.map((_, index) => `#${index + 1}`) : columns;
}

function cellsOf(row: TableRow | undefined, count: number): readonly string[] {
  return row ? row.cells.slice(0, count) : Array.from({ length: count }, () => '');
}
