import type { Log } from './log.ts';
import { PIECE, Skimming } from './skim.ts';
import { isInUse, skimmed } from './slot.ts';
import { openSyncFile } from './sync-file.ts';

/** Reads the files of all other tabs, of those that are open and of those that are gone. */
export async function readOthers(
  folder: FileSystemDirectoryHandle,
  own: readonly string[],
  progressed: () => void,
): Promise<Log[]> {
  const logs: Log[] = [];
  let skimming = new Skimming();
  for await (const piece of piecesOfOthers(folder, own)) {
    progressed();
    if (piece) skimming.take(piece);
    else {
      const log = skimming.end();
      if (log) logs.push(log);
      skimming = new Skimming();
    }
  }
  return logs;
}

/** The content of each, piece by piece, with undefined after the last piece of each. */
export async function* piecesOfOthers(
  folder: FileSystemDirectoryHandle,
  own: readonly string[],
): AsyncGenerator<Uint8Array | undefined, undefined> {
  for await (const [name, handle] of folder.entries()) {
    if (own.includes(name) || !isFile(handle)) continue;
    const file = await handle.getFile();
    for (let at = 0; at < file.size; at += PIECE)
      yield new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    yield undefined;
  }
  return undefined;
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
    const log = skimmed(file);
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
