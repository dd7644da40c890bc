import { readLog, type Log } from './log.ts';
import { isInUse } from './slot.ts';
import { bytesOf, openSyncFile } from './sync-file.ts';

/** Reads the files of all other tabs, of those that are open and of those that are gone. */
export async function readOthers(folder: FileSystemDirectoryHandle, own: readonly string[]): Promise<Log[]> {
  const logs: Log[] = [];
  for await (const [name, handle] of folder.entries()) {
    if (own.includes(name) || !isFile(handle)) continue;
    const file = await handle.getFile();
    const log = readLog(new Uint8Array(await file.arrayBuffer()));
    if (log) logs.push(log);
  }
  return logs;
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
