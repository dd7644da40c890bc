import type { Store } from '../../store/transaction/store.ts';
import type { Unreadable } from '../backup/read.ts';
import { withReader } from '../backup/reading/with-reader.ts';
import type { CheckedMirror } from './check-mirror.ts';
import { digestOf, keysWhere } from '../mirror/file/digest.ts';

/** A backup file compared with this device. Nothing is changed. */
export interface FileChecked {
  /** People, assignments and groups in the file. */
  records: number;
  madeAt: number;
  /** In the file, and not in the database: restoring the file brings them. */
  notHere: number;
  /** In the file, and not in the second copy. Absent if there is no second copy, or if it could not be compared. */
  notInMirror?: number;
  /** Here, and not in the file. */
  notInFile: number;
  /** Lines that are damaged. */
  damaged: number;
}

interface ToCheck {
  /** The file that a person has picked. It may be anything. */
  file: Blob | Uint8Array;
  passphrase?: string | undefined;
  /** Aborted when no one waits for the result any more. */
  left?: AbortSignal;
}

/** @throws AbortError when it was left while the file was read */
export async function checkFile(
  store: Store,
  mirror: CheckedMirror | undefined,
  { file, passphrase, left }: ToCheck,
): Promise<FileChecked | Unreadable> {
  const inFile = new Map<string, number>();
  const read = await withReader(async (reader) => {
    const through = await reader.lookThrough({ file, into: { name: store.name }, passphrase });
    for (let ids = await reader.ids(); ids; ids = await reader.ids())
      for (const id of ids) inFile.set(JSON.stringify(id), 0);
    return through;
  }, left);
  if (typeof read === 'string') return read;
  const { seq, epoch, digest } = await digestOf(store.db);
  const mirrored = await mirror?.inventory(epoch, seq).catch(() => undefined); // Then the file is compared with the database alone.
  const missing = async (from: ReadonlyMap<string, number>) =>
    (await keysWhere(inFile, (key) => !from.has(key))).length;
  return {
    records: inFile.size,
    madeAt: read.head.madeAt,
    notHere: await missing(digest.ops),
    ...(mirrored && !mirrored.isNewer && { notInMirror: await missing(mirrored.digest.ops) }),
    notInFile: (await keysWhere(digest.ops, (key) => !inFile.has(key))).length,
    damaged: read.damage.length,
  };
}
