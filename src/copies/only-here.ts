import { Dexie } from 'dexie';
import type { Status } from '../domain/record/states.ts';
import type { Counters } from '../store/schema/counters.ts';
import { HERE_ONLY, type Uncopied } from '../store/schema/uncopied.ts';
import { commit } from '../store/transaction/commit.ts';
import { readCounters } from '../store/transaction/counters.ts';
import { sumOf } from '../store/transaction/counters-sum.ts';
import {
  copyIn,
  furthestCopy,
  OUTSIDE_COPY_KEYS,
  type OutsideCopy,
} from '../store/transaction/outside-copy.ts';
import type { Store } from '../store/transaction/store.ts';
import { beginRound } from '../store/transaction/uncopied.ts';

/** The copy that reaches furthest. */
export async function outsideCopy({ db }: Store): Promise<OutsideCopy | undefined> {
  return furthestCopy(db);
}

export async function copyOf({ db }: Store, how: OutsideCopy['how']): Promise<OutsideCopy | undefined> {
  return copyIn(db, how);
}

/** Counts a copy that was surely written: the browser closed the file, or a person says that the file is there. */
export async function countOutsideCopy(store: Store, copy: OutsideCopy): Promise<void> {
  const { db } = store;
  await commit(store, [db.ops, db.journal], async (counters) => {
    const kept = await copyOf(store, copy.how);
    if ((kept?.journalSeq ?? -1) > copy.journalSeq) return;
    await db.meta.put({ key: OUTSIDE_COPY_KEYS[copy.how], value: copy });
    await countFromCopy(db, counters);
  });
}

/** Stops counting the kept file, because it is gone. */
export async function uncountKeptFile(store: Store): Promise<void> {
  const { db } = store;
  await commit(store, [db.ops, db.journal], async (counters) => {
    await db.meta.delete(OUTSIDE_COPY_KEYS['kept file']);
    await countFromCopy(db, counters);
  });
}

/** Counts what has changed since the copy that reaches furthest, where that is another one now. */
async function countFromCopy(db: Store['db'], counters: Counters): Promise<void> {
  const copy = await furthestCopy(db);
  if (copy?.journalSeq !== counters.uncopied?.from) await beginRound(db, counters);
}

/** Records that are on this device and nowhere else. */
export interface OnlyHere {
  /** All that count: neither half-typed, nor known to be elsewhere. */
  records: number;
  /** Those of them that were sent, and no one knows yet whether they arrived. */
  mayHaveArrived: number;
  /** Of these, those whose answer is no longer awaited. */
  noReply: number;
  /** Half-typed forms, which `records` does not count. */
  drafts: number;
}

/** How many records are on this device and nowhere else, without half-typed forms. */
export async function onlyHere(store: Store): Promise<number> {
  return (await countOnlyHere(store)).records;
}

/** What is counted with each change, so that it costs the same however much has happened since a copy was written. */
export async function countOnlyHere(store: Store): Promise<OnlyHere> {
  const { db } = store;
  const copy = await outsideCopy(store);
  const counters = await readCounters(db);
  const counts =
    copy && counters.uncopied
      ? await countsNotIn(store, copy, counters.uncopied)
      : sumOf(counters, ['user', 'assignment', 'group', 'draft']);
  const sum = (statuses: readonly Status[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0);
  return {
    records: sum(HERE_ONLY),
    mayHaveArrived: sum(['sending', 'noReply']),
    noReply: sum(['noReply']),
    drafts: sum(['draft']),
  };
}

/** The earliest time since which a record has existed only here; undefined when there is none. */
export async function onlyHereSince({ db }: Store): Promise<number | undefined> {
  const { uncopied } = await readCounters(db);
  return uncopied?.from === undefined ? earliestOf(db) : earliestNotIn(db, uncopied);
}

/** A half-typed form has no history but its time. */
async function countsNotIn(
  { db }: Store,
  { at }: OutsideCopy,
  { changed }: Uncopied,
): Promise<Partial<Record<Status, number>>> {
  const typed = await db.drafts.filter(({ savedAt }) => savedAt > at).count();
  return { ...changed, draft: (changed.draft ?? 0) + typed };
}

async function earliestNotIn(db: Store['db'], { round }: Uncopied): Promise<number | undefined> {
  const first = await db.uncopied
    .where('[round+since]')
    .between([round, Dexie.minKey], [round, Dexie.maxKey])
    .first();
  return first?.since;
}

/** By the oldest operation of each of these statuses: reading all operations would take too long with 100,000 records. */
async function earliestOf(db: Store['db']): Promise<number | undefined> {
  const oldest = await Promise.all(
    HERE_ONLY.map((status) =>
      db.ops.where('[status+seq]').between([status, Dexie.minKey], [status, Dexie.maxKey]).first(),
    ),
  );
  const subjects = oldest.filter((op) => op !== undefined).map(({ subjectId }) => subjectId);
  const entries = await db.journal.where('subjectId').anyOf(subjects).toArray();
  return entries.length > 0 ? Math.min(...entries.map(({ at }) => at)) : undefined;
}
