import type { Table } from 'dexie';
import { CHANGE_KEY } from './changes-kept.ts';
import { changeOf, changeRow, nextChange, readChange, writeChange } from './change-count.ts';
import type { OutpostDatabase } from './database.ts';
import type { Store } from './store.ts';
import { problemOf, StoreProblem, storeProblemOf } from './store-problem.ts';
import { countersOf, countersRow } from './counters.ts';
import { countUncopied, type Written } from './uncopied.ts';
import { COUNTERS_KEY, type Counters } from '../schema/counters.ts';
import type { JournalRow } from '../schema/journal.ts';
import type { OpRow } from '../schema/op.ts';

/** What follows a commit. */
interface CommitOptions {
  /** What is done next must not happen if the change could still be lost, as with a request that is marked. */
  mustBeFlushed?: boolean;
}

/**
 * Runs `work` as one transaction. Resolves when it is committed and flushed, by the mirror or else by the
 * database. Sequences and counts in `counters` are written with it. `work` may await nothing but the database.
 * @throws StoreProblem; nothing was written then, unless the change `mustBeFlushed` and was only committed
 */
export async function commit<T>(
  store: Store,
  tables: readonly Table[],
  work: (counters: Counters) => Promise<T>,
  { mustBeFlushed = false }: CommitOptions = {},
): Promise<T> {
  const { db, keeping } = store;
  await keeping.ready;
  let before = keeping.last;
  try {
    // Must be an async function: Dexie follows the awaits of no other.
    const [result, transaction] = await db.transaction('rw', scopeOf(db, tables), async (current) => {
      const [counted, numbered] = await db.meta.bulkGet([COUNTERS_KEY, CHANGE_KEY]);
      const counters = countersOf(counted);
      before = keeping.last = changeOf(numbered);
      db.countersTransactions.set(counters, current);
      const done = await work(counters);
      await countUncopied(db, counters, writtenBy(db, current.idbtrans));
      keeping.last = nextChange(store, db.changes.isStrict(current.idbtrans));
      await db.meta.bulkPut([countersRow(counters), changeRow(keeping.last)]);
      return [done, current.idbtrans] as const;
    });
    before = keeping.last;
    if (!(await db.changes.whenFlushed(transaction))) await flush(db, mustBeFlushed);
    return result;
  } catch (error) {
    // What was not committed does not count: a database that was closed would look as if it had lost a change.
    keeping.last = before;
    throw storeProblemOf(error);
  }
}

/** What has changed since a copy was written is counted with each change of a record. */
function scopeOf(db: OutpostDatabase, tables: readonly Table[]): Table[] {
  const isOfRecords = tables.some(({ name }) => name === db.ops.name || name === db.journal.name);
  return [...new Set([...tables, db.meta, ...(isOfRecords ? [db.ops, db.journal, db.uncopied] : [])])];
}

function writtenBy(db: OutpostDatabase, transaction: object): Written {
  const { ops, journal, changes } = db;
  return {
    // Rows of these tables, as the store wrote them.
    ops: changes.written(transaction, ops.name) as OpRow[],
    journal: changes.written(transaction, journal.name) as JournalRow[],
  };
}

/**
 * Notes that the mirror does not have the last change. The note is strictly durable, and flushes all earlier
 * transactions too. A change that is committed is not called lost because its note failed: a person would save it twice.
 */
async function flush(db: OutpostDatabase, mustBeFlushed: boolean): Promise<void> {
  const problem = await problemOf(() =>
    db.transaction('rw', [db.meta], async () => {
      const change = await readChange(db);
      if (change) await writeChange(db, { ...change, alone: change.seq });
    }),
  );
  if (problem && mustBeFlushed) throw problem;
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
