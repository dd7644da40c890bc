import { readChange } from '../../store/transaction/change-count.ts';
import type { OutpostDatabase } from '../../store/transaction/database.ts';
import type { Row } from './file/entry.ts';
import { MIRRORED_TABLES, keyOf, type MirroredTable } from './file/mirrored-tables.ts';
import { isLeftOut } from './left-out-meta.ts';

/** Rows read at a time: enough to be quick, few enough to leave the page responsive and the database free. */
const BATCH = 250;

/**
 * Reads all rows, in batches, while others may write. Each row is as it was at some time after the start; the changes that are
 * committed meanwhile go to the same file and bring it up to date.
 * @returns the number of the last change that is surely in it
 */
export async function readSnapshot(
  db: OutpostDatabase,
  take: (table: MirroredTable, rows: Row[]) => Promise<unknown>,
): Promise<number> {
  const from = (await readChange(db))?.seq ?? 0;
  for (const table of MIRRORED_TABLES) {
    for (let last: unknown, more = true; more;) {
      const rows = await batchAfter(db, table, last);
      const wanted = rows.filter((row) => !isLeftOut(table, row));
      if (wanted.length > 0) await take(table, wanted);
      const final = rows.at(-1);
      more = final !== undefined && rows.length === BATCH;
      last = final && keyOf(table, final);
    }
  }
  return from;
}

function batchAfter(db: OutpostDatabase, table: MirroredTable, last: unknown): Promise<Row[]> {
  const all = db.table<Row>(table);
  const after = last === undefined ? all.orderBy(':id') : all.where(':id').above(last);
  return after.limit(BATCH).toArray();
}
