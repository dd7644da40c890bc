import type { Table } from 'dexie';
import { CHANGE_KEY } from './changes-kept.ts';
import { changeOf, changeRow, nextChange, readChange, writeChange } from './change-count.ts';
import type { OutpostDatabase } from './database.ts';
import type { Store } from './store.ts';
import { StoreProblem, storeProblemOf } from './store-problem.ts';
import { COUNTERS_KEY, countersOf, countersRow } from './counters.ts';
import type { Counters } from '../schema/counters.ts';

/**
 * Runs `work` as one transaction. Resolves when it is committed and flushed, by the mirror or else by the
 * database: until then a full disk may still undo it. Sequences and counts in `counters` are written with it.
 * `work` may await nothing but the database.
 * @throws StoreProblem; nothing was written then
 */
export async function commit<T>(
  store: Store,
  tables: readonly Table[],
  work: (counters: Counters) => Promise<T>,
): Promise<T> {
  const { db, keeping } = store;
  await keeping.ready;
  try {
    // Must be an async function: Dexie follows the awaits of no other.
    const [result, transaction] = await db.transaction('rw', [...tables, db.meta], async (current) => {
      const [tallied, numbered] = await db.meta.bulkGet([COUNTERS_KEY, CHANGE_KEY]);
      const counters = countersOf(tallied);
      keeping.last = changeOf(numbered);
      db.countersTransactions.set(counters, current);
      const done = await work(counters);
      keeping.last = nextChange(store);
      await db.meta.bulkPut([countersRow(counters), changeRow(keeping.last)]);
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
 * To be called before rows are written along with the counters. Dexie assigns code to a transaction by its chain
 * of promises, or by the tables it uses. A write outside would have a transaction of its own, and the counts
 * would no longer equal the rows.
 * @throws StoreProblem `failed`
 */
export function stayInside(counters: Counters, db: OutpostDatabase): void {
  if (db.countersTransactions.get(counters) === db.currentTransaction) return;
  throw new StoreProblem('failed', 'A change has left its transaction');
}
