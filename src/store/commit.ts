import type { Table } from 'dexie';
import type { Store } from './store.ts';
import { storeProblemOf } from './store-problem.ts';
import { readTally, writeTally, type Tally } from './tally.ts';

/**
 * Runs `work` as one strictly durable transaction and resolves after it has been committed: a request that
 * succeeded may still be undone when the disk is full. Sequences and counts in `tally` are written with it.
 * Nothing but the database may be awaited inside.
 * @throws StoreProblem; nothing was written then
 */
export async function commit<T>(
  { db }: Store,
  tables: readonly Table[],
  work: (tally: Tally) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction('rw', [...tables, db.meta], async () => {
      const tally = await readTally(db);
      const result = await work(tally);
      await writeTally(db, tally);
      return result;
    });
  } catch (error) {
    throw storeProblemOf(error);
  }
}
