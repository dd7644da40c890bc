import { Dexie } from 'dexie';
import { readChange, writeChange } from '../../../store/transaction/change-count.ts';
import type { OutpostDatabase } from '../../../store/transaction/database.ts';
import type { Store } from '../../../store/transaction/store.ts';
import type { Standing } from './verdict.ts';

/** Which change the database is at, and what else a comparison needs of it. */
export async function standingOf(db: OutpostDatabase): Promise<Standing> {
  return db.transaction('r', [db.meta, db.ops, db.drafts], async () => {
    const [change, ops, drafts] = await Promise.all([
      readChange(db),
      db.ops.limit(1).count(),
      db.drafts.count(),
    ]);
    return {
      epoch: change?.epoch,
      seq: change?.seq ?? 0,
      alone: change?.alone ?? 0,
      uncomparedFrom: change?.uncomparedFrom,
      schema: db.rowsVersion,
      empty: ops + drafts === 0,
    };
  });
}

/** The epoch of this database; begins one where nothing was ever committed. */
export async function epochOf({ db, newId }: Store): Promise<string> {
  return db.transaction('rw', [db.meta], async () => {
    const change = (await readChange(db)) ?? { epoch: newId(), seq: 0 };
    await writeChange(db, change);
    return change.epoch;
  });
}

/** Begins another life of the database. The numbers of changes go on from the last one. */
export async function beginEpoch({ db, newId }: Store): Promise<void> {
  await db.transaction('rw', [db.meta], async () => {
    const { seq = 0 } = (await readChange(db)) ?? {};
    await writeChange(db, { epoch: newId(), seq, alone: seq });
  });
}

/** Attempts that are marked as on their way. */
export async function openAttempts(db: OutpostDatabase): Promise<string[]> {
  const sending = await db.ops
    .where('[status+seq]')
    .between(['sending', Dexie.minKey], ['sending', Dexie.maxKey])
    .primaryKeys();
  const attempts = await db.attempts.where('opId').anyOf(sending).toArray();
  return attempts.filter(({ outcome }) => outcome === undefined).map(({ id }) => id);
}
