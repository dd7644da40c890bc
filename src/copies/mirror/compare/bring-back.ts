import type { ChangeNumber } from '../../../store/transaction/changes-kept.ts';
import { commit } from '../../../store/transaction/commit.ts';
import { holdOne } from '../../../store/outbox/hold-one.ts';
import { makeAgree, removeBareOps } from '../../../store/outbox/make-agree.ts';
import { recount } from '../../../store/transaction/recount.ts';
import type { Store } from '../../../store/transaction/store.ts';
import { readCounters } from '../../../store/transaction/counters.ts';
import { MIRRORED_TABLES } from '../file/mirrored-tables.ts';
import type { Missing } from '../file/merge.ts';

/** Rows written between two signs of progress. */
const BATCH = 1_000;

interface Change {
  /** The number of the change that the database must be at. */
  from: number;
  /** The change that it is brought to. */
  to: ChangeNumber;
  /** Called whenever one more piece is written. */
  progressed: () => void;
}

/**
 * Gives a database back what it has lost, in one transaction. If the mirror may lack changes too, the rows of a record may
 * be of different moments, so they are made to agree, and waiting records are put on hold: one of them may have been sent. An
 * operation whose record is lost goes with it.
 * @returns how many people, assignments and groups were not there. Undefined when the database is at another change
 *   than `from`; then nothing is written
 */
export async function bringBack(
  store: Store,
  missing: Missing,
  { from, to, progressed }: Change,
): Promise<number | undefined> {
  const { db } = store;
  // Other commits wait until the repair is done. The repair's own commit must not.
  const repairing: Store = { ...store, keeping: { ready: Promise.resolve() } };
  const tables = MIRRORED_TABLES.map((name) => db.table(name));
  return commit(repairing, tables, async (counters) => {
    const { last } = repairing.keeping;
    if ((last?.seq ?? 0) !== from) {
      // So that this commit does not count as a change.
      repairing.keeping.last = last && { ...last, seq: last.seq - 1 };
      return undefined;
    }
    const before = await countRecords(store);
    for (const name of MIRRORED_TABLES) {
      // Keys as the table itself gave them.
      await db.table(name).bulkDelete(missing.gone[name] as string[]);
      const rows = missing.put[name];
      for (let at = 0; at < rows.length; at += BATCH) {
        await db.table(name).bulkPut(rows.slice(at, at + BATCH));
        progressed();
      }
    }
    if (!missing.whole) await removeBareOps(repairing);
    Object.assign(counters, await readCounters(db));
    await recount(db, counters);
    if (!missing.whole) {
      await makeAgree(repairing, counters);
      await holdWhatWaits(repairing, counters);
    }
    // A commit counts as one more change. If this one only repeats the mirror, it must not: so it takes the number of
    // the mirror's last change.
    repairing.keeping.last = missing.whole ? { ...to, seq: to.seq - 1 } : to;
    return (await countRecords(store)) - before;
  });
}

async function countRecords({ db }: Store): Promise<number> {
  return db.ops.count();
}

async function holdWhatWaits(store: Store, counters: Parameters<typeof holdOne>[1]): Promise<void> {
  const waiting = await store.db.ops
    .filter(({ status }) => status === 'ready' || status === 'blocked')
    .toArray();
  for (const op of waiting) await holdOne(store, counters, op, 'rolled back');
}
