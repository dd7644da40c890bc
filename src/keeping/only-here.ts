import type { Status } from '../domain/record/states.ts';
import { commit } from '../store/core/commit.ts';
import type { Store } from '../store/core/store.ts';
import { readTally, sumOf } from '../store/core/tally.ts';

/** A copy outside the origin that somebody surely has. */
export interface OutsideCopy {
  /** The last entry of the history that is in it. */
  journalSeq: number;
  /** When it was written, or when a person said that the file is there. */
  at: number;
  how: 'kept file' | 'a person has it';
}

const KEY = 'outside copy';
/** Records that no server is known to have, and no other device. */
const HERE_ONLY: readonly Status[] = ['blocked', 'ready', 'sending', 'unknown', 'refused', 'held'];

export async function outsideCopy({ db }: Store): Promise<OutsideCopy | undefined> {
  // Written below alone.
  return (await db.meta.get(KEY))?.value as OutsideCopy | undefined;
}

/** A copy counts only when it was surely written: through a handle that was closed, or by the word of a person who has the file. */
export async function countOutsideCopy(store: Store, copy: OutsideCopy): Promise<void> {
  await commit(store, [], async () => {
    const kept = await outsideCopy(store);
    if ((kept?.journalSeq ?? -1) <= copy.journalSeq) await store.db.meta.put({ key: KEY, value: copy });
  });
}

/** How many records are on this device and nowhere else, half-typed forms left aside. */
export async function onlyHere(store: Store): Promise<number> {
  const { db } = store;
  const copy = await outsideCopy(store);
  if (!copy) {
    const counts = sumOf(await readTally(db), ['user', 'assignment', 'group']);
    return HERE_ONLY.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  }
  const since = await db.journal.where('seq').above(copy.journalSeq).toArray();
  const ids = [...new Set(since.map(({ subjectId }) => subjectId))];
  const ops = await db.ops.where('subjectId').anyOf(ids).toArray();
  return ops.filter(({ status }) => HERE_ONLY.includes(status)).length;
}
