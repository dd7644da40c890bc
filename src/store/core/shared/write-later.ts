import type { Table } from 'dexie';
import type { Tally } from '../../rows/tally.ts';

/** What is still to be written in a transaction: rows by table, in the order in which they were given. */
type Later = Map<Table, { put: unknown[]; add: unknown[] }>;

const laters = new WeakMap<Tally, Later>();

/** From now on the rows that are given to `put` and `add` with this tally are written by `writeNow`. */
export function collectWrites(tally: Tally): void {
  laters.set(tally, new Map());
}

/** Writes what was collected: one call for the rows of a table costs a fraction of one call for each row. */
export async function writeNow(tally: Tally): Promise<void> {
  const later = [...(laters.get(tally) ?? [])];
  if (later.length === 0) return;
  collectWrites(tally);
  await Promise.all(
    later.flatMap(([table, { put, add }]) => [
      ...(put.length > 0 ? [table.bulkPut(put)] : []),
      ...(add.length > 0 ? [table.bulkAdd(add)] : []),
    ]),
  );
}

/**
 * Puts a row, now or with others before its transaction ends. Whoever reads the row again in the same work has to use what it
 * has put.
 */
export async function put<Row>(table: Table<Row>, tally: Tally, row: Row): Promise<void> {
  const later = laterOf(table, tally);
  if (later) later.put.push(row);
  else await table.put(row);
}

/** The same for a row that must not be there yet. */
export async function add<Row>(table: Table<Row>, tally: Tally, row: Row): Promise<void> {
  const later = laterOf(table, tally);
  if (later) later.add.push(row);
  else await table.add(row);
}

function laterOf(table: Table, tally: Tally) {
  const all = laters.get(tally);
  const later = all?.get(table) ?? { put: [], add: [] };
  all?.set(table, later);
  return all && later;
}
