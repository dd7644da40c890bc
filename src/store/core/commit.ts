import { Dexie, type Table, type Transaction } from 'dexie';
import { whenFlushed } from './changes-kept.ts';
import { countChange, readChange, writeChange } from './change-count.ts';
import type { OutpostDatabase } from './database.ts';
import type { Store } from './store.ts';
import { StoreProblem, storeProblemOf } from './store-problem.ts';
import { readTally, writeTally } from './tally.ts';
import type { Tally } from '../rows/tally.ts';

const transactions = new WeakMap<Tally, Transaction>();

/**
 * Runs `work` as one transaction and resolves after it has been committed and flushed, in the mirror or else here: a request
 * that succeeded may still be undone when the disk is full. Sequences and counts in `tally` are written with it.
 * Nothing but the database may be awaited inside.
 * @throws StoreProblem; nothing was written then
 */
export async function commit<T>(
  store: Store,
  tables: readonly Table[],
  work: (tally: Tally) => Promise<T>,
): Promise<T> {
  const { db } = store;
  await store.keeping.ready;
  try {
    const [result, transaction] = await db.transaction('rw', [...tables, db.meta], async (transaction) => {
      const tally = await readTally(db);
      transactions.set(tally, Dexie.currentTransaction);
      const result = await work(tally);
      await Promise.all([writeTally(db, tally), countChange(store)]);
      return [result, transaction.idbtrans] as const;
    });
    if (!(await whenFlushed(transaction))) await flush(db);
    return result;
  } catch (error) {
    throw storeProblemOf(error);
  }
}

/** Writes down that the last change was not kept. That is strictly durable, and flushes all that came before it. */
async function flush(db: OutpostDatabase): Promise<void> {
  await db.transaction('rw', [db.meta], async () => {
    const change = await readChange(db);
    if (change) await writeChange(db, { ...change, alone: change.seq });
  });
}

/**
 * To be called before rows are written along with a tally. Dexie tells by the course of promises what belongs to a
 * transaction; what has strayed from it would be written by itself, and the counts would no longer equal the rows.
 * @throws StoreProblem `failed`
 */
export function stayInside(tally: Tally): void {
  if (transactions.get(tally) === Dexie.currentTransaction) return;
  throw new StoreProblem('failed', 'A change has left its transaction');
}
