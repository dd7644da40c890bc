import type { Table } from 'dexie';
import type { Tally } from '../../rows/tally.ts';

/** What is still to be written in a transaction: rows by table, in the order in which they were given. */
type Later = Map<Table, { put: unknown[]; add: unknown[] }>;

/** Of the transactions whose writes are collected; `collect-writes.ts` is fetched with sending only. */
export const laters = new WeakMap<Tally, Later>();

/**
 * Puts a row, now or with others before its transaction ends. Whoever reads the row again in the same work has to use what it
 * has put.
 */
export function put<Row>(table: Table<Row>, tally: Tally, row: Row): Promise<unknown> {
  return write('put', table, tally, row);
}

/** The same for a row that must not be there yet. */
export function add<Row>(table: Table<Row>, tally: Tally, row: Row): Promise<unknown> {
  return write('add', table, tally, row);
}

async function write(how: 'put' | 'add', table: Table, tally: Tally, row: unknown): Promise<void> {
  const all = laters.get(tally);
  if (!all) {
    await table[how](row);
    return;
  }
  const later = all.get(table) ?? { put: [], add: [] };
  later[how].push(row);
  all.set(table, later);
}
