import { Dexie } from 'dexie';
import type { Status } from '../domain/record/states.ts';
import { commit } from '../store/transaction/commit.ts';
import type { Store } from '../store/transaction/store.ts';
import type { OpRow } from '../store/schema/op.ts';
import { readCounters } from '../store/transaction/counters.ts';
import { sumOf } from '../store/transaction/counters-sum.ts';

/** A copy outside the browser's storage that surely exists. */
export interface OutsideCopy {
  /** The last entry of the history that is in it. */
  journalSeq: number;
  /** When it was written, or when a person said that the file is there. */
  at: number;
  how: 'kept file' | 'a person has it';
}

/** Each kind has its own row of `meta`: when the kept file is gone, a file that a person has still counts. */
const KEYS: Record<OutsideCopy['how'], string> = {
  'a person has it': 'outside copy',
  'kept file': 'outside copy in the kept file',
};
/** Statuses of records that no server, and no other device, is known to have. */
const HERE_ONLY: readonly Status[] = ['blocked', 'ready', 'sending', 'noReply', 'toFix', 'onHold'];

/** The copy that reaches furthest. */
export async function outsideCopy(store: Store): Promise<OutsideCopy | undefined> {
  const [file, person] = await Promise.all([copyOf(store, 'kept file'), copyOf(store, 'a person has it')]);
  return (person?.journalSeq ?? -1) > (file?.journalSeq ?? -1) ? person : file;
}

export async function copyOf({ db }: Store, how: OutsideCopy['how']): Promise<OutsideCopy | undefined> {
  // Only the code below writes it.
  return (await db.meta.get(KEYS[how]))?.value as OutsideCopy | undefined;
}

/** Counts a copy that was surely written: the browser closed the file, or a person says that the file is there. */
export async function countOutsideCopy(store: Store, copy: OutsideCopy): Promise<void> {
  await commit(store, [], async () => {
    const kept = await copyOf(store, copy.how);
    if ((kept?.journalSeq ?? -1) <= copy.journalSeq)
      await store.db.meta.put({ key: KEYS[copy.how], value: copy });
  });
}

/** Stops counting the kept file, because it is gone. */
export async function uncountKeptFile(store: Store): Promise<void> {
  await commit(store, [], () => store.db.meta.delete(KEYS['kept file']));
}

/** What is on this device and nowhere else. */
export interface OnlyHere {
  /** All that count: neither half-typed, nor known to be elsewhere. */
  records: number;
  /** Those of them that were sent, and nobody knows yet whether they arrived. */
  mayHaveArrived: number;
  /** Of these, those whose answer is no longer awaited. */
  noReply: number;
  /** Half-typed forms, which the records leave aside. */
  drafts: number;
}

/** How many records are on this device and nowhere else, half-typed forms left aside. */
export async function onlyHere(store: Store): Promise<number> {
  return (await countOnlyHere(store)).records;
}

/** More entries of the history than these are not read for a number that is shown beside other work. */
const MOST_READ = 500;

/**
 * The same for a place that is always in sight, and read again after each change; undefined where that would take long: since
 * a copy was written, more has happened than can be read in a moment.
 * @param most how many entries of the history may be read for it; without a copy none is read
 */
export async function onlyHereIfSoon(store: Store, most = MOST_READ): Promise<OnlyHere | undefined> {
  const copy = await outsideCopy(store);
  const { journalSeq } = await readCounters(store.db);
  return copy && journalSeq - copy.journalSeq > most ? undefined : countOnlyHere(store);
}

export async function countOnlyHere(store: Store): Promise<OnlyHere> {
  const { db } = store;
  const copy = await outsideCopy(store);
  const counts = copy
    ? await countsNotIn(store, copy)
    : sumOf(await readCounters(db), ['user', 'assignment', 'group', 'draft']);
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
export async function onlyHereSince(store: Store): Promise<number | undefined> {
  const { db } = store;
  const copy = await outsideCopy(store);
  const ops = copy ? await notIn(store, copy) : await firstOfEach(store);
  const subjects = new Set(ops.map(({ subjectId }) => subjectId));
  const entries = await db.journal
    .where('subjectId')
    .anyOf([...subjects])
    .toArray();
  const since = entries.filter(({ seq }) => seq > (copy?.journalSeq ?? -1)).map(({ at }) => at);
  return since.length > 0 ? Math.min(...since) : undefined;
}

/** How many records of each status were changed since a copy was written; a half-typed form has no history but its time. */
async function countsNotIn(store: Store, copy: OutsideCopy): Promise<Partial<Record<Status, number>>> {
  const counts: Partial<Record<Status, number>> = {};
  for (const { status } of await changedSince(store, copy)) counts[status] = (counts[status] ?? 0) + 1;
  const typed = await store.db.drafts.filter(({ savedAt }) => savedAt > copy.at).count();
  return { ...counts, draft: (counts.draft ?? 0) + typed };
}

/** Operations of records that are only here and were changed since a copy was written. */
async function notIn(store: Store, copy: OutsideCopy): Promise<OpRow[]> {
  return (await changedSince(store, copy)).filter(({ status }) => HERE_ONLY.includes(status));
}

async function changedSince({ db }: Store, copy: OutsideCopy): Promise<OpRow[]> {
  const since = await db.journal.where('seq').above(copy.journalSeq).toArray();
  const ids = [...new Set(since.map(({ subjectId }) => subjectId))];
  return db.ops.where('subjectId').anyOf(ids).toArray();
}

/** The oldest operation of each of these statuses: reading all operations would take too long with 100,000 records. */
async function firstOfEach({ db }: Store): Promise<OpRow[]> {
  const oldest = HERE_ONLY.map((status) =>
    db.ops.where('[status+seq]').between([status, Dexie.minKey], [status, Dexie.maxKey]).first(),
  );
  return (await Promise.all(oldest)).filter((op) => op !== undefined);
}
