import { commit } from '../store/transaction/commit.ts';
import type { Store } from '../store/transaction/store.ts';
import { outsideCopy } from './only-here.ts';

/** A file that a person may have saved. Only they know, so they are asked until they answer. */
export interface AskedFile {
  /** The last entry of the history that is in it. */
  journalSeq: number;
  /** When it was made. */
  at: number;
}

const KEY = 'asked file';

/** Undefined if another copy has everything that this file has: then it does not matter. */
export async function askedFile(store: Store): Promise<AskedFile | undefined> {
  // Only the code below writes it.
  const asked = (await store.db.meta.get(KEY))?.value as AskedFile | undefined;
  const copy = await outsideCopy(store);
  return asked && asked.journalSeq > (copy?.journalSeq ?? -1) ? asked : undefined;
}

export async function askAbout(store: Store, file: AskedFile): Promise<void> {
  await commit(store, [], () => store.db.meta.put({ key: KEY, value: file }));
}

export async function askNoMore(store: Store): Promise<void> {
  await commit(store, [], () => store.db.meta.delete(KEY));
}
