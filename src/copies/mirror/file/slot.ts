import { append, bytesOf, openSyncFile, piecesOf, type SyncFile } from './sync-file.ts';
import type { Log } from './log.ts';
import { PIECE, Skimming } from './skim.ts';

/**
 * The files that one tab writes: one has the last snapshot and what came after it, one is for the next snapshot, and the
 * others are spare for snapshots that kills cut short. They are made once, and emptied instead of deleted.
 */
const FILES = ['a', 'b', 'c', 'd', 'e'] as const;
/** Above every number of a change. */
const LARGEST = 2 ** 40;
/** Comes after the pieces of a file, so that nothing is read across two. */
const FILE_END = new TextEncoder().encode('\n');
/** More tabs than anybody opens. */
const SLOTS = 64;

interface OwnFile {
  name: string;
  file: SyncFile;
  epoch: string | undefined;
  /** The number of its last change, 0 for an empty file. The lowest one is the first to be overwritten. */
  last: number;
  damaged: boolean;
  /** How many bytes of it are its snapshot; 0 where that is not whole. */
  snapshot: number;
}

/** A tab's own files, open for it alone. */
export class Slot {
  readonly #files: OwnFile[];
  #current: OwnFile | undefined;

  constructor(files: OwnFile[]) {
    this.#files = files;
  }

  get names(): string[] {
    return this.#files.map(({ name }) => name);
  }

  get size(): number {
    return this.#current?.file.getSize() ?? 0;
  }

  /**
   * Goes on where an earlier tab left off.
   * @returns how many bytes of the file are its snapshot; undefined when its newest file is damaged: a new line could be taken for the
   *   rest of a damaged one
   */
  resume(epoch: string): number | undefined {
    const own = this.#files.filter((one) => one.epoch === epoch);
    const [newest] = [...own].sort((one, other) => other.last - one.last);
    if (!newest || newest.damaged) return undefined;
    this.#current = newest;
    return newest.snapshot;
  }

  /**
   * Begins another file: an empty one, otherwise one whose snapshot was cut short, otherwise the one with the oldest changes.
   * Changes are useless without the whole snapshot before them, so the last one is never overwritten before the next is whole.
   */
  turn(epoch: string, head: Uint8Array): void {
    const others = this.#files.filter((one) => one !== this.#current);
    const worth = ({ last, snapshot }: OwnFile) => (snapshot > 0 ? LARGEST : 0) + last;
    const [least] = [...others].sort((one, other) => worth(one) - worth(other));
    if (!least) throw new Error('A slot has several files');
    least.file.truncate(0);
    append(least.file, head);
    Object.assign(least, { epoch, last: 1, damaged: false, snapshot: 0 });
    this.#current = least;
  }

  /** What is in its files now, piece by piece. */
  *pieces(): Generator<Uint8Array, undefined> {
    for (const { file } of this.#files) {
      yield* piecesOf(file, PIECE);
      yield FILE_END;
    }
    return undefined;
  }

  /** What is in its files now. */
  contents(): Uint8Array[] {
    return this.#files.map(({ file }) => bytesOf(file));
  }

  append(bytes: Uint8Array): void {
    if (!this.#current) throw new Error('No file has been begun');
    append(this.#current.file, bytes);
  }

  /** Notes that the snapshot of the current file is whole, and how many bytes it takes. */
  isWhole(snapshot: number): void {
    if (this.#current) this.#current.snapshot = snapshot;
  }

  /** Empties the other files of this epoch and of the merged ones: the snapshot of the current file has everything that they have. */
  emptyOthers(merged: readonly string[]): void {
    const epochs = [undefined, this.#current?.epoch, ...merged];
    for (const one of this.#files) if (one !== this.#current && epochs.includes(one.epoch)) emptyFile(one);
  }

  empty(): void {
    this.#files.forEach(emptyFile);
    this.#current = undefined;
  }

  close(): void {
    for (const { file } of this.#files) file.close();
  }
}

function emptyFile(own: OwnFile): void {
  own.file.truncate(0);
  own.file.flush();
  Object.assign(own, { last: 0, epoch: undefined, damaged: false, snapshot: 0 });
}

/** A slot, and what its files said when it was opened. */
export interface Opened {
  slot: Slot;
  logs: Log[];
}

/** The first files that no other tab has open, and no newer version has written. A frozen tab keeps its files open. */
export async function openSlot(
  folder: FileSystemDirectoryHandle,
  schema: number,
  progressed: () => void,
): Promise<Opened> {
  for (let number = 0; number < SLOTS; number += 1) {
    const opened = await tryToOpen(folder, number, progressed);
    if (opened?.logs.every((log) => log.schema <= schema)) return opened;
    opened?.slot.close();
  }
  throw new DOMException('Too many tabs', 'NoModificationAllowedError');
}

async function tryToOpen(
  folder: FileSystemDirectoryHandle,
  number: number,
  progressed: () => void,
): Promise<Opened | undefined> {
  const files: OwnFile[] = [];
  const logs: Log[] = [];
  try {
    for (const letter of FILES) {
      const name = `${number}-${letter}`;
      const file = await openSyncFile(folder, name);
      const log = skimmed(file, progressed);
      files.push({
        name,
        file,
        epoch: log?.epoch,
        last: lastOf(file, log),
        damaged: log?.damaged !== 0,
        snapshot: log?.snapshot.size ?? 0,
      });
      if (log) logs.push(log);
    }
    return { slot: new Slot(files), logs };
  } catch (error) {
    for (const { file } of files) file.close();
    if (isInUse(error)) return undefined;
    throw error;
  }
}

/** What a file says, without its rows. */
export function skimmed(file: SyncFile, progressed?: () => void): Log | undefined {
  const skimming = new Skimming();
  for (const piece of piecesOf(file, PIECE)) {
    skimming.take(piece);
    progressed?.();
  }
  return skimming.end();
}

function lastOf(file: SyncFile, log: Log | undefined): number {
  if (!log) return file.getSize() === 0 ? 0 : 1;
  return Math.max(lastChange(log), 1);
}

/** The last change that a file has, in its snapshot or after it. */
export function lastChange(log: Log): number {
  return log.changes.reduce((last, { seq }) => Math.max(last, seq), log.snapshot.from ?? 0);
}

export function isInUse(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NoModificationAllowedError';
}
