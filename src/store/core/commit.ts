import { Dexie, type Table, type Transaction } from 'dexie';
import { whenKept } from './changes-kept.ts';
import { countChange } from './change-count.ts';
import type { Store } from './store.ts';
import { StoreProblem, storeProblemOf } from './store-problem.ts';
import { readTally, writeTally, type Tally } from './tally.ts';

const transactions = new WeakMap<Tally, Transaction>();

/**
 * Runs `work` as one strictly durable transaction and resolves after it has been committed, and kept a second time by
 * whoever does that: a request that succeeded may still be undone when the disk is full. Sequences and counts in `tally` are written with it.
 * Nothing but the database may be awaited inside.
 * @throws StoreProblem; nothing was written then
 */
export async function commit<T>(
  { db, keeping, newId }: Store,
  tables: readonly Table[],
  work: (tally: Tally) => Promise<T>,
): Promise<T> {
  await keeping.ready;
  let kept: object | undefined;
  try {
    const result = await db.transaction('rw', [...tables, db.meta], async (transaction) => {
      kept = transaction.idbtrans;
      const tally = await readTally(db);
      transactions.set(tally, Dexie.currentTransaction);
      const result = await work(tally);
      await Promise.all([writeTally(db, tally), countChange(db, newId)]);
      return result;
    });
    await whenKept(kept);
    return result;
  } catch (error) {
    throw storeProblemOf(error);
  }
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
