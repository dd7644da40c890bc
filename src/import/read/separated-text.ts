import Papa from 'papaparse';
import { unguarded } from '../../organisation/export/csv.ts';
import type { TableRow } from '../table.ts';
import { RowCollector } from './collect-rows.ts';
import type { ReadLimits } from './limits.ts';

/** What may stand between two cells. A tab goes before the others where they do equally well: no one types it into a cell. */
const SEPARATORS = ['\t', ',', ';', '|'];
/** By so much of a text its separator is found. */
const LOOKED_AT = { letters: 100_000, rows: 100 };
/** With this line Excel says which separator a file has. A spreadsheet does not count it as a row. */
const NAMED_SEPARATOR = /^sep=(.)(?:\r\n?|\n|$)/i;

/** A table as text. */
export interface SeparatedText {
  separator: string;
  rows: TableRow[];
}

/** @throws Unreadable */
export function readSeparatedText(text: string, limits: ReadLimits): SeparatedText {
  const [named = '', separator = separatorOf(text)] = NAMED_SEPARATOR.exec(text) ?? [];
  const table = text.slice(named.length);
  const rows = rowsOf(table, separator, limits, true) ?? rowsOf(table, separator, limits, false) ?? [];
  return { separator, rows };
}

/** The separator by which the most rows have equally many cells; the one that makes more cells, where several do. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, LOOKED_AT.letters);
  const found = SEPARATORS.map((separator) => ({ separator, ...agreement(beginning, separator) }));
  const [best] = found.sort((one, other) => other.rows - one.rows || other.cells - one.cells);
  return best && best.rows > 0 ? best.separator : ',';
}

/** How many rows have equally many cells, and how many these are. Rows of one cell do not count. */
function agreement(text: string, delimiter: string): { rows: number; cells: number } {
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    newline: newlineOf(text),
    preview: LOOKED_AT.rows,
  });
  const rowsByCells = new Map<number, number>();
  for (const { length } of data) if (length > 1) rowsByCells.set(length, (rowsByCells.get(length) ?? 0) + 1);
  let best = { rows: 0, cells: 0 };
  for (const [cells, rows] of rowsByCells)
    if (rows > best.rows || (rows === best.rows && cells > best.cells)) best = { rows, cells };
  return best;
}

/** @returns undefined if a quotation mark opens and never closes: then they are letters like others */
function rowsOf(
  text: string,
  delimiter: string,
  limits: ReadLimits,
  hasQuotes: boolean,
): TableRow[] | undefined {
  const collector = new RowCollector(limits);
  const neverClosed: Papa.ParseError[] = [];
  let number = 0;
  const step = ({ data, errors }: Papa.ParseStepResult<string[]>) => {
    number += 1;
    neverClosed.push(...errors.filter(({ code }) => hasQuotes && code === 'MissingQuotes'));
    if (neverClosed.length === 0) collector.add(number, data.map(cellText));
  };
  Papa.parse<string[]>(text, { delimiter, newline: newlineOf(text), fastMode: !hasQuotes, step });
  return neverClosed.length > 0 ? undefined : collector.rows;
}

/** Files of several systems that were put together have both kinds of line ends, and each of them ends with this one. */
function newlineOf(text: string): '\n' | '\r' {
  return text.includes('\n') ? '\n' : '\r';
}

function cellText(cell: string, index: number, row: readonly string[]): string {
  const isLast = index === row.length - 1;
  return unguarded(isLast && cell.endsWith('\r') ? cell.slice(0, -1) : cell);
}
