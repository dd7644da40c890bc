import type { Table, Transaction } from 'dexie';
import { CHANGE_KEY, whenFlushed } from './changes-kept.ts';
import { changeOf, changeRow, nextChange, readChange, writeChange } from './change-count.ts';
import type { OutpostDatabase } from './database.ts';
import type { Store } from './store.ts';
import { StoreProblem, storeProblemOf } from './store-problem.ts';
import { TALLY_KEY, tallyOf, tallyRow } from './tally.ts';
import type { Tally } from '../rows/tally.ts';

const transactions = new WeakMap<Tally, Transaction>();
/** The transaction of a database whose tables are bound to one: see `bound-commit.ts`. */
export const boundTo = new WeakMap<OutpostDatabase, Transaction>();

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
  // Must be an async function: Dexie follows the awaits of no other.
  return transact(store, tables, async (transaction) => counted(store, transaction, work));
}

/** A result, and the transaction that it came from. */
type Counted<T> = readonly [result: T, transaction: IDBTransaction];

/**
 * Resolves when what `scope` does in one transaction is committed and flushed.
 * @throws StoreProblem
 */
export async function transact<T>(
  { db, keeping }: Store,
  tables: readonly Table[],
  scope: (transaction: Transaction) => Promise<Counted<T>>,
): Promise<T> {
  await keeping.ready;
  try {
    const [result, transaction] = await db.transaction('rw', [...tables, db.meta], scope);
    if (!(await whenFlushed(transaction))) await flush(db);
    return result;
  } catch (error) {
    throw storeProblemOf(error);
  }
}

/** Does work in a transaction, and writes sequences, counts and the number of the change with it. */
export async function counted<T>(
  store: Store,
  transaction: Transaction,
  work: (tally: Tally) => Promise<T>,
): Promise<Counted<T>> {
  const { db, keeping } = store;
  const [tallied, numbered] = await db.meta.bulkGet([TALLY_KEY, CHANGE_KEY]);
  const tally = tallyOf(tallied);
  keeping.last = changeOf(numbered);
  keeping.known?.foundAt(keeping.last);
  transactions.set(tally, transaction);
  const result = await work(tally);
  keeping.last = nextChange(store);
  await db.meta.bulkPut([tallyRow(tally), changeRow(keeping.last)]);
  return [result, transaction.idbtrans];
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
  if (transactionOf(tally) === (boundTo.get(db) ?? db.currentTransaction)) return;
  throw new StoreProblem('failed', 'A change has left its transaction');
}

/** The transaction that a tally was read in. */
export function transactionOf(tally: Tally): Transaction | undefined {
  return transactions.get(tally);
}
