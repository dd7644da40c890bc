import type { Read, SheetName, Table, TableRow } from '../table.ts';
import type { ReadLimits } from './limits.ts';
import type { Source } from './read-table.ts';

/** What the page asks of the worker that reads. */
export interface Asked {
  source: Source;
  sheet: string | undefined;
  limits: ReadLimits;
}

/** The worker answers with a refusal, or with a table without rows, its rows in pieces, and an end. */
export type Piece =
  | Extract<Read, { is: 'refused' }>
  | { is: 'table'; table: Table; sheets: readonly SheetName[] }
  | { is: 'rows'; rows: readonly TableRow[] }
  | { is: 'end' }
  | { is: 'failed'; name: string; message: string };

/** A page takes in so much in one task without being slow to answer. */
const MOST = { rows: 250, letters: 250_000 };

/** A result in pieces that a page can take in one by one. */
export function* piecesOf(read: Read): Generator<Piece, void> {
  if (read.is === 'refused') {
    yield read;
    return;
  }
  const { rows, ...table } = read.table;
  yield { is: 'table', table: { ...table, rows: [] }, sheets: read.sheets };
  let piece: TableRow[] = [];
  let letters = 0;
  for (const row of rows) {
    piece.push(row);
    letters += row.cells.reduce((sum, { length }) => sum + length, 0);
    if (piece.length < MOST.rows && letters < MOST.letters) continue;
    yield { is: 'rows', rows: piece };
    piece = [];
    letters = 0;
  }
  if (piece.length > 0) yield { is: 'rows', rows: piece };
  yield { is: 'end' };
}
