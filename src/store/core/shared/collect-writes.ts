import type { Table } from 'dexie';
import type { Tally } from '../../rows/tally.ts';
import { laters, type Later } from './write-later.ts';

/** From now on the rows that are given to `put` and `add` with this tally are written by `writeNow`. */
export function collectWrites(tally: Tally): void {
  laters.set(tally, []);
}

/** Writes what was collected: one call for the rows of a table costs a fraction of one call for each row. */
export async function writeNow(tally: Tally): Promise<void> {
  const later = laters.get(tally) ?? [];
  if (later.length === 0) return;
  collectWrites(tally);
  const tables = new Set(later.map(({ table }) => table));
  await Promise.all(
    [...tables].flatMap((table) => [
      ...inOneCall(rowsFor('put', table, later), (rows) => table.bulkPut(rows)),
      ...inOneCall(rowsFor('add', table, later), (rows) => table.bulkAdd(rows)),
    ]),
  );
}

function rowsFor(how: Later['how'], table: Table, later: readonly Later[]): unknown[] {
  return later.filter((one) => one.how === how && one.table === table).map(({ row }) => row);
}

function inOneCall<Given>(rows: unknown[], write: (rows: unknown[]) => Given): Given[] {
  return rows.length > 0 ? [write(rows)] : [];
}
