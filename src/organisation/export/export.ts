import type { LocalId } from '../../domain/record/reference.ts';
import { isOfPractice } from '../../domain/practice-mark.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Separator } from './csv.ts';
import {
  assignmentRows,
  ASSIGNMENT_COLUMNS,
  IMPORT_ROW,
  PEOPLE_COLUMNS,
  peopleRows,
  type Batch,
  type OccupationName,
} from './rows.ts';
import { tableFile } from './table-file.ts';

/** Follows the making of a file, and may end it. */
export interface Watcher {
  /** Called with the number of records that were read and written since the last call. */
  wrote: (records: number) => void;
  /** Aborted when no one wants the file any more. Making it then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** What kind of table: a workbook, or lines with a sign between their cells. */
export type TableKind = 'xlsx' | Separator;

/** A table of these people, in the order given, or of all people. People who are no longer in the store are left out. */
export function exportPeople(
  store: Store,
  whom: readonly LocalId[] | 'everyone',
  occupationName: OccupationName,
  watcher?: Watcher,
  kind: TableKind = ',',
): Promise<Blob> {
  return table(store, PEOPLE_COLUMNS, watched(peopleRows(store, whom, occupationName), watcher), kind);
}

/** A workbook of people who were imported together: the row that each came from, and what `exportPeople` has. */
export function exportImported(
  store: Store,
  whom: readonly LocalId[],
  occupationName: OccupationName,
): Promise<Blob> {
  const columns = [IMPORT_ROW, ...PEOPLE_COLUMNS];
  return table(store, columns, peopleRows(store, whom, occupationName), 'xlsx');
}

/** A table of every assessment that was assigned on this device, one a line. */
export function exportAssignments(store: Store, watcher?: Watcher, kind: TableKind = ','): Promise<Blob> {
  return table(store, ASSIGNMENT_COLUMNS, watched(assignmentRows(store), watcher), kind);
}

/** A JSON file with all people and all assignments, for a program. It has the names and values of the CSV files, unguarded. */
export async function exportJson(
  store: Store,
  occupationName: OccupationName,
  watcher?: Watcher,
): Promise<Blob> {
  const mark = isOfPractice(store.db.name) ? '"practice":true,' : '';
  const parts = [new Blob([`{${mark}"people":[`])];
  await addJson(parts, watched(peopleRows(store, 'everyone', occupationName), watcher));
  parts.push(new Blob(['],"assignments":[']));
  await addJson(parts, watched(assignmentRows(store), watcher));
  parts.push(new Blob([']}\n']));
  return new Blob(parts, { type: 'application/json' });
}

async function* watched(batches: AsyncIterable<Batch>, watcher: Watcher | undefined): AsyncGenerator<Batch> {
  watcher?.signal.throwIfAborted();
  for await (const batch of batches) {
    watcher?.signal.throwIfAborted();
    yield batch;
    watcher?.wrote(batch.records);
  }
}

async function table(
  { db }: Store,
  columns: readonly string[],
  batches: AsyncIterable<Batch>,
  kind: TableKind,
): Promise<Blob> {
  return tableFile(linesOf(columns, batches, isOfPractice(db.name)), kind);
}

/** The head and then the records, in batches of lines. In practice a column says so, behind the others: each stays where programs look for it. */
async function* linesOf(
  columns: readonly string[],
  batches: AsyncIterable<Batch>,
  isPractice: boolean,
): AsyncGenerator<string[][]> {
  const [head, mark] = isPractice ? [['practice'], ['made up']] : [[], []];
  yield [[...columns, ...head]];
  for await (const { rows } of batches)
    yield rows.map((row) => [...columns.map((column) => row[column] ?? ''), ...mark]);
}

async function addJson(parts: Blob[], batches: AsyncIterable<Batch>): Promise<void> {
  let between = '';
  for await (const { rows } of batches) {
    if (rows.length === 0) continue;
    parts.push(new Blob([between, rows.map((row) => JSON.stringify(row)).join(',')]));
    between = ',';
  }
}
