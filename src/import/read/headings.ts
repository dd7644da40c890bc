import { areSexes, isSexWord } from '../map/sex-words.ts';
import type { TableRow } from '../table.ts';
import { HEADINGS_WITHIN } from './limits.ts';

/** So many rows show how wide the list is and what its columns hold. */
const LOOKED_AT = 200;
/** What no one sees at either end of a heading: blanks, marks of the direction of writing, joiners, byte order marks. */
const UNSEEN_AT_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
const NUMBER = /^[+-]?[\d\s.,/-]*\d[\d\s.,/-]*$/;

/** A sheet with its headings apart. */
export interface HeadedRows {
  columns: string[];
  rows: TableRow[];
  /** Those above the headings, or above a list without any, such as titles: they are not read. */
  above: TableRow[];
}

/**
 * Finds the headings of a list, or that it has none: then every column has an empty one. Columns that are empty all the way down
 * are left out, and all rows get equally many cells.
 * @param rows without those that are empty; cells of blanks alone are empty
 * @param filledDown gives the rows of people with what merged cells have in them
 */
export function findHeadings(
  rows: readonly TableRow[],
  filledDown: (body: readonly TableRow[]) => readonly TableRow[] = (body) => body,
): HeadedRows {
  const { headings, at, from } = split(rows);
  const body = filledDown(rows.slice(from));
  const used = usedColumns([headings, ...body.map(({ cells }) => cells)]);
  return {
    columns: used.map((column) => heading(headings[column] ?? '')),
    rows: body.map((row) => ({ ...row, cells: used.map((column) => row.cells[column] ?? '') })),
    above: rows.slice(0, at),
  };
}

/** Where a list begins: all rows before `at` stand above it. */
interface Split {
  /** None if there are no headings. */
  headings: readonly string[];
  at: number;
  /** The first row below the headings. */
  from: number;
}

function split(rows: readonly TableRow[]): Split {
  const first = firstWideRow(rows);
  const candidate = rows[first];
  const below = rows.slice(first + 1, first + LOOKED_AT);
  const hasHeadings = candidate !== undefined && !isData(candidate.cells, below);
  const list = rows.slice(first, first + LOOKED_AT);
  const person = rows
    .slice(0, first)
    .findIndex(({ cells }) => (hasHeadings ? isPersonAbove(cells, below) : isPerson(cells, list)));
  if (person !== -1 || !hasHeadings) {
    const from = person === -1 ? first : person;
    return { headings: [], at: from, from };
  }
  const at = firstDistinctRow(rows, first);
  return { headings: rows[at]?.cells ?? [], at, from: at + 1 };
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

/** Whether a row is one of the list, and not its headings. */
function isData(cells: readonly string[], below: readonly TableRow[]): boolean {
  if (namesSex(cells, below)) return true;
  // As on each page of a print.
  if (below.some((row) => cells.every((cell, column) => same(row.cells[column] ?? '', cell)))) return false;
  return hasValuesOf(below, cells);
}

/** Whether a row above a list without headings is the first person of it, of whom less is known than of the others. */
function isPerson(cells: readonly string[], below: readonly TableRow[]): boolean {
  return filled(cells).length > 1 && (namesSex(cells, below) || hasValuesOf(below, cells));
}

/** Whether a row above what seems to be headings shows that they are a person too. A title may be "Women, 45", but not in the column of the sexes. */
function isPersonAbove(cells: readonly string[], below: readonly TableRow[]): boolean {
  return (
    filled(cells).length > 1 &&
    cells.some((cell, column) => {
      if (!isSexWord(cell) || !areSexes([cell])) return false;
      const others = textsIn(column, below);
      return others.filter(isSexWord).length * 2 >= others.length;
    })
  );
}

/** Every list of people has a column of sexes, and no column is called like one of them. */
function namesSex(cells: readonly string[], below: readonly TableRow[]): boolean {
  return (
    filled(cells).length > 1 &&
    cells.some((cell, column) => isSexWord(cell) && areSexes([cell, ...textsIn(column, below)]))
  );
}

/** Whether a row has what the rows below it have. */
function hasValuesOf(below: readonly TableRow[], cells: readonly string[]): boolean {
  return cells.some((cell, column) => recurs(cell, column, below) || isNumberLike(cell, column, below));
}

function recurs(cell: string, column: number, below: readonly TableRow[]): boolean {
  return cell !== '' && below.some(({ cells }) => same(cells[column] ?? '', cell));
}

/** A number above numbers. A heading may be a year, but then texts stand below it. */
function isNumberLike(cell: string, column: number, below: readonly TableRow[]): boolean {
  if (!NUMBER.test(cell.trim())) return false;
  const others = textsIn(column, below);
  return others.filter((other) => NUMBER.test(other.trim())).length * 2 >= others.length;
}

function isDistinct(cells: readonly string[]): boolean {
  const texts = filled(cells).map((cell) => heading(cell).toLowerCase());
  return new Set(texts).size === texts.length;
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function textsIn(column: number, rows: readonly TableRow[]): string[] {
  return filled(rows.map(({ cells }) => cells[column] ?? ''));
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
