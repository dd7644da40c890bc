import type { LocalId } from '../../domain/record/reference.ts';
import { isOfPractice } from '../../domain/practice-mark.ts';
import type { Store } from '../../store/core/store.ts';
import { BYTE_ORDER_MARK, line } from './csv.ts';
import {
  assignmentRows,
  ASSIGNMENT_COLUMNS,
  PEOPLE_COLUMNS,
  peopleRows,
  type Cells,
  type OccupationName,
} from './rows.ts';

/** A CSV file with these people, in the order given, or with all people. People who are no longer in the store are left out. */
export function exportPeople(
  store: Store,
  whom: readonly LocalId[] | 'everybody',
  occupationName: OccupationName,
): Promise<Blob> {
  return csv(store, PEOPLE_COLUMNS, peopleRows(store, whom, occupationName));
}

/** A CSV file with every assessment that was assigned on this device, one a line. */
export function exportAssignments(store: Store): Promise<Blob> {
  return csv(store, ASSIGNMENT_COLUMNS, assignmentRows(store));
}

/** A JSON file with all people and all assignments, for a program. It has the names and values of the CSV files, unguarded. */
export async function exportJson(store: Store, occupationName: OccupationName): Promise<Blob> {
  const mark = isOfPractice(store.db.name) ? '"practice":true,' : '';
  const parts = [new Blob([`{${mark}"people":[`])];
  await addJson(parts, peopleRows(store, 'everybody', occupationName));
  parts.push(new Blob(['],"assignments":[']));
  await addJson(parts, assignmentRows(store));
  parts.push(new Blob([']}\n']));
  return new Blob(parts, { type: 'application/json' });
}

/** Each lot becomes a part of the file at once, so that the whole text is never encoded in one step. */
async function csv({ db }: Store, columns: readonly string[], lots: AsyncIterable<Cells[]>): Promise<Blob> {
  // Behind the others, so that every column is where programs look for it.
  const [head, mark] = isOfPractice(db.name) ? [['practice'], ['made up']] : [[], []];
  const parts = [new Blob([BYTE_ORDER_MARK, line([...columns, ...head])])];
  for await (const rows of lots)
    parts.push(new Blob(rows.map((row) => line([...columns.map((column) => row[column] ?? ''), ...mark]))));
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

async function addJson(parts: Blob[], lots: AsyncIterable<Cells[]>): Promise<void> {
  let between = '';
  for await (const rows of lots) {
    if (rows.length === 0) continue;
    parts.push(new Blob([between, rows.map((row) => JSON.stringify(row)).join(',')]));
    between = ',';
  }
}
