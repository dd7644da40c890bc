import type { TableRow } from '../table.ts';
import { HEADINGS_WITHIN } from './limits.ts';

/** So many rows show how wide the list is and what its columns hold. */
const LOOKED_AT = 200;
/** What no one sees at either end of a heading: blanks, marks of the direction of writing, joiners, byte order marks. */
const UNSEEN_AT_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
const NUMBER = /^[+-]?[\d\s.,/-]*\d[\d\s.,/-]*$/;
/**
 * A row with one of these names the sex of a person, in the six languages. Every list of people has such a column, and no column
 * is called so.
 */
const SEX =
  /^(?:m|f|h|male|female|man|woman|homme|femme|masculin|féminin|hombre|mujer|masculino|femenino|varón|homem|mulher|feminino|ذكر|أنثى|رجل|امرأة|mwanaume|mwanamke|mume|mke)$/iu;

/** A sheet with its headings apart. */
export interface HeadedRows {
  columns: string[];
  rows: TableRow[];
}

/**
 * Finds the headings of a list, or that it has none: then every column has an empty one. Columns that are empty all the way down
 * are left out, and all rows get equally many cells.
 * @param rows without those that are empty; cells of blanks alone are empty
 */
export function findHeadings(rows: readonly TableRow[]): HeadedRows {
  const { headings, from } = split(rows);
  const body = rows.slice(from);
  const used = usedColumns([headings, ...body.map(({ cells }) => cells)]);
  return {
    columns: used.map((column) => heading(headings[column] ?? '')),
    rows: body.map((row) => ({ ...row, cells: used.map((column) => row.cells[column] ?? '') })),
  };
}

/** The cells of the headings, none if there are no headings, and the index of the first row below them. */
function split(rows: readonly TableRow[]): { headings: readonly string[]; from: number } {
  const first = firstWideRow(rows);
  const named = rows.slice(0, first).findIndex(({ cells }) => namesSex(cells));
  if (named !== -1) return { headings: [], from: named };
  const candidate = rows[first];
  if (!candidate || isData(candidate.cells, rows.slice(first + 1, first + LOOKED_AT)))
    return { headings: [], from: first };
  const at = firstDistinctRow(rows, first);
  return { headings: rows[at]?.cells ?? [], from: at + 1 };
}

/** The first row that is about as wide as the wide ones are: titles are narrow, and some rows have gaps. Rows above it are titles. */
function firstWideRow(rows: readonly TableRow[]): number {
  const widths = rows.slice(0, LOOKED_AT).map(({ cells }) => filled(cells).length);
  const usual = [...widths].sort((one, other) => one - other)[Math.floor((widths.length * 3) / 4)] ?? 0;
  const first = widths.slice(0, HEADINGS_WITHIN).findIndex((width) => width * 3 >= usual * 2);
  return Math.max(0, first);
}

/** Above the headings may stand a row that groups them, with one name for several. The headings differ from one another. */
function firstDistinctRow(rows: readonly TableRow[], first: number): number {
  const next = rows[first + 1]?.cells ?? [];
  const isGroup = !isDistinct(rows[first]?.cells ?? []);
  const isHeading = isDistinct(next) && filled(next).length > 1 && !isData(next, rows.slice(first + 2));
  return isGroup && isHeading && !filled(next).some((cell) => NUMBER.test(cell)) ? first + 1 : first;
}

/** Whether a row is one of the list, and not its headings: it has what the rows below it have. */
function isData(cells: readonly string[], below: readonly TableRow[]): boolean {
  if (namesSex(cells)) return true;
  // As on each page of a print.
  if (below.some((row) => cells.every((cell, column) => same(row.cells[column] ?? '', cell)))) return false;
  return cells.some((cell, column) => recurs(cell, column, below) || isNumberLike(cell, column, below));
}

function namesSex(cells: readonly string[]): boolean {
  return filled(cells).length > 1 && cells.some((cell) => SEX.test(heading(cell)));
}

function recurs(cell: string, column: number, below: readonly TableRow[]): boolean {
  return cell !== '' && below.some(({ cells }) => same(cells[column] ?? '', cell));
}

/** A number above numbers. A heading may be a year, but then texts stand below it. */
function isNumberLike(cell: string, column: number, below: readonly TableRow[]): boolean {
  if (!NUMBER.test(cell.trim())) return false;
  const others = filled(below.map(({ cells }) => cells[column] ?? ''));
  return others.filter((other) => NUMBER.test(other.trim())).length * 2 >= others.length;
}

function isDistinct(cells: readonly string[]): boolean {
  const texts = filled(cells).map((cell) => heading(cell).toLowerCase());
  return new Set(texts).size === texts.length;
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function filled(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== '');
}

function heading(cell: string): string {
  return cell.replaceAll(UNSEEN_AT_ENDS, '');
}

/** The indexes of columns with something in them. */
function usedColumns(lines: readonly (readonly string[])[]): number[] {
  const used = new Set<number>();
  for (const cells of lines) for (const [column, cell] of cells.entries()) if (cell !== '') used.add(column);
  return [...used].sort((one, other) => one - other);
}
