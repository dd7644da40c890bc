import { readLog, type Log } from './log.ts';
import { isInUse } from './slot.ts';
import { bytesOf, openSyncFile } from './sync-file.ts';

/** Reads the files of all other tabs, of those that are open and of those that are gone. */
export async function readOthers(
  folder: FileSystemDirectoryHandle,
  own: readonly string[],
  progressed: () => void,
): Promise<Log[]> {
  const contents = await contentsOfOthers(folder, own);
  return contents.flatMap((bytes) => readLog(bytes, progressed) ?? []);
}

export async function contentsOfOthers(
  folder: FileSystemDirectoryHandle,
  own: readonly string[],
): Promise<Uint8Array[]> {
  const contents: Uint8Array[] = [];
  for await (const [name, handle] of folder.entries()) {
    if (own.includes(name) || !isFile(handle)) continue;
    const file = await handle.getFile();
    contents.push(new Uint8Array(await file.arrayBuffer()));
  }
  return contents;
}

/** Empties the files of tabs that are gone, if nothing in them is still needed. */
export async function emptyOthers(
  folder: FileSystemDirectoryHandle,
  own: readonly string[],
  isOld: (log: Log) => boolean,
): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (!own.includes(name) && isFile(handle)) await emptyIfOld(folder, name, isOld);
  }
}

async function emptyIfOld(
  folder: FileSystemDirectoryHandle,
  name: string,
  isOld: (log: Log) => boolean,
): Promise<void> {
  try {
    const file = await openSyncFile(folder, name);
    const log = readLog(bytesOf(file));
    if (!log || isOld(log)) file.truncate(0);
    file.flush();
    file.close();
  } catch (error) {
    if (!isInUse(error)) throw error;
  }
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}
