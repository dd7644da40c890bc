import { Dexie, type Table, type Transaction } from 'dexie';
import type { Tally } from '../../rows/tally.ts';
import { boundTo, counted, transact } from '../commit.ts';
import type { OutpostDatabase } from '../database.ts';
import type { Store } from '../store.ts';

/** Work in a transaction. Only the tables of `inside` belong to that transaction. */
export type BoundWork<T> = (tally: Tally, inside: Store) => Promise<T>;

/**
 * As `commit`, for work with many awaits. In `commit` Dexie follows every await, so that tables know their
 * transaction: that takes hundreds of microtasks for a request that is sent. Here Dexie follows none, and the work
 * gets tables that are bound to the transaction.
 */
export function commitBound<T>(store: Store, tables: readonly Table[], work: BoundWork<T>): Promise<T> {
  return transact(store, tables, (transaction) =>
    Dexie.ignoreTransaction(() => {
      const inside: Store = { ...store, db: bound(store.db, transaction) };
      return counted(inside, transaction, (tally) => work(tally, inside));
    }),
  );
}

function bound(db: OutpostDatabase, transaction: Transaction): OutpostDatabase {
  const tables = transaction.storeNames.map((name) => [name, { value: transaction.table(name) }]);
  // The same database, with these tables instead of its own.
  const inside = Object.create(db, Object.fromEntries(tables) as PropertyDescriptorMap) as OutpostDatabase;
  boundTo.set(inside, transaction);
  return inside;
}
