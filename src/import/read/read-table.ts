import type { Read, SheetName, Table, TableKind, TableRow } from '../table.ts';
import { containerOf, ole2Content } from './container.ts';
import { tableText } from './decode.ts';
import { findHeadings } from './headings.ts';
import type { ReadLimits } from './limits.ts';
import { withMergedCells, type MergedCells } from './merged-cells.ts';
import { readSeparatedText } from './separated-text.ts';
import { Unreadable } from './unreadable.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** A file, or rows that were pasted. */
export type Source = File | { text: string };

/** What a file or a text has, before its headings are known. */
interface Sheet {
  kind: TableKind;
  rows: TableRow[];
  merged: MergedCells[];
  sheet?: string;
  separator?: string;
  sheets: SheetName[];
}

/**
 * Reads a table of people. What cannot be read is a result too, with the reason.
 * @param sheet the name of the sheet, where a workbook has several
 */
export async function readTable(
  source: Source,
  sheet: string | undefined,
  limits: ReadLimits,
): Promise<Read> {
  try {
    const { table, sheets } = await tableOf(source, sheet, limits);
    return { is: 'table', table, sheets };
  } catch (error) {
    if (error instanceof Unreadable) return { is: 'refused', problem: error.problem };
    throw error;
  }
}

async function tableOf(source: Source, wanted: string | undefined, limits: ReadLimits) {
  const isFile = source instanceof File;
  const blob = isFile ? source : new Blob([source.text]);
  if (blob.size > limits.bytes) throw new Unreadable({ kind: 'too large', most: limits.bytes });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { rows, merged, sheets, ...found } = isFile
    ? await sheetOf(bytes, wanted, limits)
    : { ...textSheet(source.text, limits), kind: 'pasted' as const };
  const headed = findHeadings(rows, (body) => withMergedCells(body, merged, limits));
  check(headed.columns.length, headed.rows.length, limits);
  const hash = await hashOf(bytes, found.sheet ?? '');
  const table: Table = { name: isFile ? source.name : '', ...found, hash, ...headed };
  return { table, sheets };
}

async function sheetOf(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string | undefined,
  limits: ReadLimits,
): Promise<Sheet> {
  switch (containerOf(bytes)) {
    case 'zip':
      return { kind: 'xlsx', ...(await readXlsx(bytes, wanted, limits)) };
    case 'ole2':
      throw new Unreadable(ole2Problem(bytes));
    case 'none':
      return textSheet(tableText(bytes), limits);
  }
}

function ole2Problem(bytes: Uint8Array): Unreadable['problem'] {
  const content = ole2Content(bytes);
  if (content === 'locked') return { kind: 'locked' };
  return content === 'xls' ? { kind: 'other format', format: 'xls' } : { kind: 'no table' };
}

function textSheet(text: string | undefined, limits: ReadLimits): Sheet {
  if (text === undefined) throw new Unreadable({ kind: 'no table' });
  const { separator, rows } = readSeparatedText(text, limits);
  return { kind: separator === '\t' ? 'tsv' : 'csv', separator, rows, merged: [], sheets: [] };
}

function check(columns: number, rows: number, limits: ReadLimits): void {
  if (rows === 0) throw new Unreadable({ kind: 'empty' });
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
