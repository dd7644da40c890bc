import type { Log } from './log.ts';
import { PIECE, Skimming } from './skim.ts';
import { isInUse, skimmed } from './slot.ts';
import { openSyncFile } from './sync-file.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Far more than a tab can spoil that writes all the time. */
const TRIES = 100;

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
): AsyncGenerator<Bytes | undefined, undefined> {
  for await (const [name, handle] of folder.entries()) {
    if (own.includes(name) || !isFile(handle)) continue;
    yield* piecesOfOne(handle);
    yield undefined;
  }
  return undefined;
}

export async function contentsOfOthers(
  folder: FileSystemDirectoryHandle,
  own: readonly string[],
): Promise<Uint8Array[]> {
  const contents: Uint8Array[] = [];
  let pieces: Bytes[] = [];
  for await (const piece of piecesOfOthers(folder, own)) {
    if (piece) pieces.push(piece);
    else {
      contents.push(new Uint8Array(await new Blob(pieces).arrayBuffer()));
      pieces = [];
    }
  }
  return contents;
}

/** What a file has when the reading begins. What its tab adds meanwhile is left out, and the rest if its tab empties it. */
async function* piecesOfOne(handle: FileSystemFileHandle): AsyncGenerator<Bytes, undefined> {
  const { size } = await handle.getFile();
  for (let at = 0; at < size;) {
    const piece = await bytesBetween(handle, at, Math.min(at + PIECE, size));
    if (piece.length === 0) return undefined;
    yield piece;
    at += piece.length;
  }
  return undefined;
}

/**
 * A browser refuses to read a `File` once what it was taken from has changed, and the tab that has the file open may write at any
 * time. Then the `File` is taken again.
 */
async function bytesBetween(handle: FileSystemFileHandle, from: number, to: number): Promise<Bytes> {
  for (let tries = 1; ; tries += 1) {
    const file = await handle.getFile();
    try {
      return new Uint8Array(await file.slice(from, to).arrayBuffer());
    } catch (error) {
      if (!hasChanged(error) || tries === TRIES) throw error;
    }
  }
}

function hasChanged(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotReadableError';
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
