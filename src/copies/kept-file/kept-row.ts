import { commit } from '../../store/transaction/commit.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Sealing } from '../backup/seal.ts';
import { KEPT_FILE } from '../mirror/left-out-meta.ts';
import { copyOf } from '../only-here.ts';

/** The handle of a file that a person has picked. TypeScript's DOM library does not declare the permissions of files. */
export interface FileHandle extends FileSystemFileHandle {
  queryPermission?(how: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(how: { mode: 'readwrite' }): Promise<PermissionState>;
}

/** A file that was picked once, and is written again when something has changed. */
export interface KeptFile {
  handle: FileHandle;
  /** Seals the file; made from a passphrase that is not kept. */
  sealing?: Sealing | undefined;
}

export async function keptFile({ db }: Store): Promise<KeptFile | undefined> {
  // Only the code below writes it.
  return (await db.meta.get(KEPT_FILE))?.value as KeptFile | undefined;
}

/** What the kept file has. */
export interface KeptStanding {
  name: string;
  /** When it was last written. */
  at?: number;
  /** When the first change was made that is not in it; absent when it has every change. */
  behindSince?: number;
}

/** Undefined when no file is kept. */
export async function keptStanding(store: Store): Promise<KeptStanding | undefined> {
  const kept = await keptFile(store);
  if (!kept) return undefined;
  const copy = await copyOf(store, 'kept file');
  const next = await store.db.journal
    .where('seq')
    .above(copy?.journalSeq ?? -1)
    .first();
  return {
    name: kept.handle.name,
    ...(copy && { at: copy.at }),
    ...(next && { behindSince: next.at }),
  };
}

export async function rememberFile(store: Store, kept: KeptFile): Promise<void> {
  await commit(store, [], () => store.db.meta.put({ key: KEPT_FILE, value: kept }));
}

/** Stops keeping the file. It stays where it is, and still counts as a copy of what it has. */
export async function forgetFile(store: Store): Promise<void> {
  await commit(store, [], () => store.db.meta.delete(KEPT_FILE));
}
