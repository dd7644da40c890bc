import type { Read, SheetName, Table, TableKind, TableRow } from '../table.ts';
import { containerOf, ole2Content } from './container.ts';
import { tableText } from './decode.ts';
import { findHeadings } from './headings.ts';
import type { ReadLimits } from './limits.ts';
import { withMergedCells, type MergedCells } from './merged-cells.ts';
import { readSeparatedText } from './separated-text.ts';
import { Unreadable } from './unreadable.ts';
import { openXlsx } from './xlsx/read-xlsx.ts';

/** A file, or rows that were pasted. */
export type Source = File | { text: string };

/** A sheet before its headings are known. */
interface Sheet {
  rows: TableRow[];
  merged: MergedCells[];
  sheet?: string;
  separator?: string;
}

/** What a file or a text has. */
interface Content {
  kind: TableKind;
  hash: (sheet: string) => Promise<string>;
  /** Those of a workbook; none in a text. */
  sheets: readonly SheetName[];
  /** Reads the sheets that may be wanted, one after another. */
  read: (wanted: string | undefined) => AsyncIterable<Sheet> | Iterable<Sheet>;
}

/**
 * Reads a table of people. What cannot be read is a result too, with the reason.
 * @param sheet the name of the sheet, where a workbook has several; left out, the first one that is shown and has people
 */
export async function readTable(
  source: Source,
  sheet: string | undefined,
  limits: ReadLimits,
): Promise<Read> {
  let sheets: readonly SheetName[] = [];
  try {
    const content = await contentOf(source, limits);
    ({ sheets } = content);
    const name = source instanceof File ? source.name : '';
    return { is: 'table', table: { name, ...(await tableIn(content, sheet, limits)) }, sheets };
  } catch (error) {
    if (error instanceof Unreadable) return { is: 'refused', problem: error.problem, sheets };
    throw error;
  }
}

/** The first sheet with rows below its headings: a cover may stand before the list. */
async function tableIn(
  { kind, hash, read }: Content,
  wanted: string | undefined,
  limits: ReadLimits,
): Promise<Omit<Table, 'name'>> {
  for await (const { rows, merged, ...found } of read(wanted)) {
    const headed = findHeadings(rows, (body) => withMergedCells(body, merged, limits));
    if (headed.rows.length === 0) continue;
    check(headed.columns.length, headed.rows.length, limits);
    return { kind, ...found, hash: await hash(found.sheet ?? ''), ...headed };
  }
  throw new Unreadable({ kind: 'empty' });
}

async function contentOf(source: Source, limits: ReadLimits): Promise<Content> {
  const blob = source instanceof File ? source : new Blob([source.text]);
  if (blob.size > limits.bytes) throw new Unreadable({ kind: 'too large', most: limits.bytes });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const hash = (sheet: string) => hashOf(bytes, sheet);
  if (!(source instanceof File)) return { ...textContent(source.text, limits), kind: 'pasted', hash };
  switch (containerOf(bytes)) {
    case 'zip':
      return { kind: 'xlsx', hash, ...openXlsx(bytes, limits) };
    case 'ole2':
      throw new Unreadable(ole2Problem(bytes));
    case 'none':
      return { ...textContent(tableText(bytes), limits), hash };
  }
}

function ole2Problem(bytes: Uint8Array): Unreadable['problem'] {
  const content = ole2Content(bytes);
  if (content === 'locked') return { kind: 'locked' };
  return content === 'xls' ? { kind: 'other format', format: 'xls' } : { kind: 'no table' };
}

function textContent(text: string | undefined, limits: ReadLimits): Omit<Content, 'hash'> {
  if (text === undefined) throw new Unreadable({ kind: 'no table' });
  const { separator, rows } = readSeparatedText(text, limits);
  const read = () => [{ separator, rows, merged: [] }];
  return { kind: separator === '\t' ? 'tsv' : 'csv', sheets: [], read };
}

function check(columns: number, rows: number, limits: ReadLimits): void {
  if (rows > limits.rows) throw new Unreadable({ kind: 'too many rows', most: limits.rows });
  if (columns > limits.columns) throw new Unreadable({ kind: 'too many columns', most: limits.columns });
  if (rows * columns > limits.cells) throw new Unreadable({ kind: 'too many cells', most: limits.cells });
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>, sheet: string): Promise<string> {
  const name = new TextEncoder().encode(sheet);
  const all = new Uint8Array(bytes.length + name.length);
  all.set(bytes);
  all.set(name, bytes.length);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
