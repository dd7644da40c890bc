import type { Entry, Keys, Rows } from './entry.ts';
import { mirrorFolder } from './folder.ts';
import { inventoryOf, batchesOf, rowsIn, upToChange, type DigestBatch, type Inventory } from './inventory.ts';
import { encodeLine } from './line.ts';
import { readLogInPieces, type Log } from './log.ts';
import { mergeLogs, missingAfter, type Mirrored, type Missing, type Reach } from './merge.ts';
import { contentsOfOthers, emptyOthers, piecesOfOthers, readOthers } from './other-slots.ts';
import { Searching } from './skim.ts';
import { lastChange, openSlot, type Slot } from './slot.ts';

/** The part of the mirror's content that a comparison needs. */
export interface Look {
  mirrors: Reach[];
}

/** What the files have of some attempts. */
export interface Marks {
  /** Those that are in it. */
  known: string[];
  /** Their answers, or how they failed. */
  answers: Record<string, unknown>;
}

/** The mirror's files, as the worker has them. */
export class MirrorFiles {
  readonly #folder: FileSystemDirectoryHandle;
  /** Absent as long as there is no room for files of its own. */
  #slot: Slot | undefined;
  readonly #schema: number;
  /** How far the files reached at the start. */
  readonly #reaches: Reach[];
  readonly #progressed: () => void;
  readonly #digests = new Map<number, Generator<DigestBatch, undefined>>();
  #lastInventory = 0;

  /** @param progressed called whenever one more piece is read */
  constructor(
    folder: FileSystemDirectoryHandle,
    slot: Slot | undefined,
    { schema, reaches, progressed }: { schema: number; reaches: Reach[]; progressed: () => void },
  ) {
    this.#reaches = reaches;
    this.#progressed = progressed;
    this.#folder = folder;
    this.#slot = slot;
    this.#schema = schema;
  }

  look(): Look {
    return { mirrors: this.#reaches };
  }

  /** Reads all that the files say: only where the database has lost something, or another life of it has something. */
  async missing(epoch: string, seq: number): Promise<Missing | undefined> {
    const reach = this.#reaches.find((one) => one.epoch === epoch);
    const mirrored = reach && upToChange(await this.#logs(), epoch, reach.last);
    return mirrored && missingAfter(seq, { ...mirrored, whole: mirrored.whole && reach.whole });
  }

  /** What the files of any tab have now of some attempts. Rows are only searched for their ids. */
  async marks(ids: readonly string[]): Promise<Marks> {
    const searching = new Searching(ids);
    for (const piece of this.#slot?.pieces() ?? []) searching.take(piece);
    for await (const piece of piecesOfOthers(this.#folder, this.#ownNames)) searching.take(piece ?? LINE_END);
    return { known: [...searching.known], answers: searching.answers };
  }

  /** What all files have now, up to a change of the database. Its digest is fetched batch by batch, by the number that it gets here. */
  async inventory(epoch: string, upTo: number): Promise<Omit<Inventory, 'digest'> & { number: number }> {
    const { digest, ...found } = await inventoryOf(await this.#logs(), epoch, upTo, pause);
    this.#lastInventory += 1;
    this.#digests.set(this.#lastInventory, batchesOf(digest));
    return { ...found, number: this.#lastInventory };
  }

  /** Undefined when all of the digest has been fetched. */
  digestBatch(number: number): DigestBatch | undefined {
    const batch = this.#digests.get(number)?.next().value;
    if (!batch) this.#digests.delete(number);
    return batch;
  }

  async rowsWith(epoch: string, keys: Keys): Promise<Rows> {
    return rowsIn(await this.#logs(), epoch, keys);
  }

  /** The last answer to an attempt that the files of any tab have now. */
  async answerTo(attemptId: string): Promise<unknown> {
    return (await this.marks([attemptId])).answers[attemptId];
  }

  /** Read in pieces: with 100,000 people it takes seconds, in which changes must be written. */
  async #logs(): Promise<Log[]> {
    const own = this.#slot?.contents() ?? [];
    const logs: Log[] = [];
    for (const bytes of [...own, ...(await contentsOfOthers(this.#folder, this.#ownNames))]) {
      const log = await readLogInPieces(bytes, () => {
        this.#progressed();
        return pause();
      });
      if (log) logs.push(log);
    }
    return logs;
  }

  resume(epoch: string): number | undefined {
    return this.#slot?.resume(epoch);
  }

  /** From now on everything goes to another file, which begins with a snapshot. */
  async turn(epoch: string, schema: number): Promise<void> {
    this.#slot ??= (await openSlot(this.#folder, this.#schema, () => undefined)).slot;
    this.#slot.turn(epoch, encodeLine({ kind: 'head', format: 1, epoch, schema }));
  }

  /** Returns how large the file is now. */
  append(entries: readonly Entry[]): number {
    const slot = this.#open;
    slot.append(joined(entries.map(encodeLine)));
    return slot.size;
  }

  /**
   * Ends the snapshot, and empties the files whose changes are all in it. What a newer version wrote is left as it is: this one
   * cannot tell what is in it.
   * @param merged other lives of the database, whose records are in this one now
   */
  async finish(epoch: string, from: number, merged: readonly string[]): Promise<number> {
    const slot = this.#open;
    const size = this.append([{ kind: 'whole', epoch, from, size: slot.size }]);
    slot.isWhole(size);
    slot.emptyOthers(merged);
    await emptyOthers(
      this.#folder,
      slot.names,
      (log) =>
        log.schema <= this.#schema &&
        (merged.includes(log.epoch) || (log.epoch === epoch && lastChange(log) <= from)),
    );
    return size;
  }

  /**
   * Empties all files, those of newer versions too: a person erases everything. Files that another tab has open stay:
   * the mark `erased` makes sure that nothing is restored from them. A tab without files of its own leaves no mark; the
   * others erase theirs when the database goes.
   */
  async erase(epoch: string): Promise<void> {
    this.#slot?.empty();
    this.#slot?.turn(epoch, encodeLine({ kind: 'erased', epoch }));
    await emptyOthers(this.#folder, this.#ownNames, () => true);
  }

  close(): void {
    this.#slot?.close();
  }

  get #ownNames(): string[] {
    return this.#slot?.names ?? [];
  }

  get #open(): Slot {
    if (!this.#slot) throw new Error('No file has been begun');
    return this.#slot;
  }
}

/**
 * @param progressed called whenever one more piece is read
 * @param schema the version of the database; files of a newer one are read, and nothing but erasing changes them
 * @throws DOMException where this browser has no such files
 */
export async function openMirrorFiles(
  name: string,
  schema: number,
  progressed: () => void,
): Promise<MirrorFiles> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(mirrorFolder(name), { create: true });
  const { slot, logs } = await openSlot(folder, schema, progressed).catch(unlessForWantOfRoom);
  const others = await readOthers(folder, slot?.names ?? [], progressed);
  const reaches = mergeLogs([...logs, ...others]).map(reachOf);
  return new MirrorFiles(folder, slot, { schema, reaches, progressed });
}

/** A tab that finds no room for files of its own still has to read those of others. */
function unlessForWantOfRoom(error: unknown): { slot?: undefined; logs: Log[] } {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { logs: [] };
  throw error;
}

/** Comes after the last piece of a file, so that nothing is read across two. */
const LINE_END = new TextEncoder().encode('\n');

function reachOf({ epoch, schema, last, from, whole, empty }: Mirrored): Reach {
  return { epoch, schema, last, from, whole, empty };
}

/** Lets the worker carry out another order. */
function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}

function joined(lines: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const line of lines) {
    bytes.set(line, at);
    at += line.length;
  }
  return bytes;
}
