import type { Table } from 'dexie';
import { CHANGE_KEY } from './changes-kept.ts';
import { changeOf, changeRow, nextChange, readChange, writeChange } from './change-count.ts';
import type { OutpostDatabase } from './database.ts';
import type { Store } from './store.ts';
import { StoreProblem, storeProblemOf } from './store-problem.ts';
import { TALLY_KEY, tallyOf, tallyRow } from './tally.ts';
import type { Tally } from '../schema/tally.ts';

/**
 * Runs `work` as one transaction. Resolves when it is committed and flushed, by the mirror or else by the
 * database: until then a full disk may still undo it. Sequences and counts in `tally` are written with it.
 * `work` may await nothing but the database.
 * @throws StoreProblem; nothing was written then
 */
export async function commit<T>(
  store: Store,
  tables: readonly Table[],
  work: (tally: Tally) => Promise<T>,
): Promise<T> {
  const { db, keeping } = store;
  await keeping.ready;
  try {
    // Must be an async function: Dexie follows the awaits of no other.
    const [result, transaction] = await db.transaction('rw', [...tables, db.meta], async (current) => {
      const [tallied, numbered] = await db.meta.bulkGet([TALLY_KEY, CHANGE_KEY]);
      const tally = tallyOf(tallied);
      keeping.last = changeOf(numbered);
      db.tallyTransactions.set(tally, current);
      const done = await work(tally);
      keeping.last = nextChange(store);
      await db.meta.bulkPut([tallyRow(tally), changeRow(keeping.last)]);
      return [done, current.idbtrans] as const;
    });
    if (!(await db.changes.whenFlushed(transaction))) await flush(db);
    return result;
  } catch (error) {
    throw storeProblemOf(error);
  }
}

/**
 * Notes that the mirror does not have the last change. The note is strictly durable, and flushes all earlier
 * transactions too.
 */
async function flush(db: OutpostDatabase): Promise<void> {
  await db.transaction('rw', [db.meta], async () => {
    const change = await readChange(db);
    if (change) await writeChange(db, { ...change, alone: change.seq });
  });
}

/**
 * To be called before rows are written along with a tally. Dexie assigns code to a transaction by its chain
 * of promises, or by the tables it uses. A write outside would have a transaction of its own, and the counts
 * would no longer equal the rows.
 * @throws StoreProblem `failed`
 */
export function stayInside(tally: Tally, db: OutpostDatabase): void {
  if (db.tallyTransactions.get(tally) === db.currentTransaction) return;
  throw new StoreProblem('failed', 'A change has left its transaction');
}
