import { readChange } from '../store/transaction/change-count.ts';
import type { OutpostDatabase } from '../store/transaction/database.ts';

/** The most times that everything is read. The last reading holds changes up. */
const TRIES = 4;

/**
 * Reads the database in the state of one moment. Saving must not wait until 100,000 rows are read, so they are read in batches, and
 * read again if something was changed meanwhile. If changes go on, for example while many records are sent, the last reading is one
 * transaction, and changes wait for it.
 * @param read must await nothing but the database
 * @param tables the tables that it reads, for that transaction
 */
export async function readAtOneMoment<T>(
  db: OutpostDatabase,
  read: (db: OutpostDatabase) => Promise<T>,
  tables: readonly string[],
): Promise<T> {
  const now = async () => (await readChange(db))?.seq ?? 0;
  for (let tries = 1; tries < TRIES; tries += 1) {
    const from = await now();
    const found = await read(db);
    if ((await now()) === from) return found;
  }
  // Must be async: Dexie follows the awaits of no other function.
  return db.transaction('r', [...tables], async () => read(db));
}
