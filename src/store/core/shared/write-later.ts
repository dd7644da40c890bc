import type { Table } from 'dexie';
import type { Tally } from '../../rows/tally.ts';

/** A row that is still to be written in its transaction. */
export interface Later {
  how: 'put' | 'add';
  table: Table;
  row: unknown;
}

/**
 * The rows to be written later, for each transaction that collects them. `collect-writes.ts` is fetched with sending
 * only.
 */
export const laters = new WeakMap<Tally, Later[]>();

/**
 * Puts a row, now or with others before its transaction ends. Work that needs the row again has to use what it has put.
 */
export const put = <Row>(table: Table<Row>, tally: Tally, row: Row) => write('put', table, tally, row);

/** The same for a row that must not be there yet. */
export const add = <Row>(table: Table<Row>, tally: Tally, row: Row) => write('add', table, tally, row);

async function write(how: 'put' | 'add', table: Table, tally: Tally, row: unknown): Promise<void> {
  const later = laters.get(tally);
  if (later) later.push({ how, table, row });
  else await table[how](row);
}
