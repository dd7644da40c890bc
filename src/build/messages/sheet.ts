import { argumentsOf, type Messages } from './compile.ts';
import { hashOf, type Notes, type Standing } from './translations.ts';

const HEADS = ['id', 'note', 'English', 'translation', 'state', 'reviewed'];

/** The messages of one language as a table that any spreadsheet opens. */
export function sheetOf(english: Messages, messages: Messages, all: readonly Standing[]): string {
  const rows = all.map(({ id, isMissing, isOutOfDate, isReviewed }) => [
    id,
    english[id]?.description ?? '',
    english[id]?.defaultMessage ?? '',
    messages[id]?.defaultMessage ?? '',
    isMissing ? 'missing' : isOutOfDate ? 'out of date' : '',
    isReviewed ? 'yes' : '',
  ]);
  return [HEADS, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

interface Read {
  messages: Messages;
  notes: Notes;
  /** What cannot be used, a sentence each. */
  faults: string[];
}

/** What a translator's sheet changes. Where there is a fault, nothing of it may be used. */
export function readSheet(sheet: string, english: Messages, { messages, notes }: Omit<Read, 'faults'>): Read {
  const [heads = [], ...rows] = cellsOf(sheet);
  const at = (row: readonly string[], head: string) => row[heads.indexOf(head)] ?? '';
  const faults: string[] = [];
  const texts: Messages = { ...messages };
  const all: Record<string, Notes[string]> = { ...notes };
  for (const row of rows) {
    const [id, text] = [at(row, 'id'), at(row, 'translation')];
    const source = english[id]?.defaultMessage;
    if (source === undefined) faults.push(`There is no message ${id}`);
    if (source === undefined || text === '') continue;
    faults.push(...faultsOf(id, source, text));
    texts[id] = { defaultMessage: text };
    const isReviewed = /^(yes|y|x|1)$/i.test(at(row, 'reviewed').trim());
    const isSame = text === messages[id]?.defaultMessage;
    const from = isSame && !isReviewed ? (notes[id]?.from ?? hashOf(source)) : hashOf(source);
    all[id] = { from, of: hashOf(text), ...(isReviewed ? { isReviewed } : {}) };
  }
  return { messages: texts, notes: all, faults };
}

function faultsOf(id: string, source: string, text: string): string[] {
  try {
    const told = argumentsOf(id, source);
    const unknown = [...argumentsOf(id, text).keys()].filter((name) => !told.has(name));
    return unknown.map((name) => `${id} names {${name}}, as the English does not`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Cells may be quoted, and hold commas and lines then. */
function cellsOf(sheet: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quotedCell, plain = '', end] of sheet
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quotedCell?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}
