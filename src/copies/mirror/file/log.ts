import type { ChangeEntry, Entry, EvidenceEntry, Row } from './entry.ts';
import type { MirroredTable } from './mirrored-tables.ts';
import { DAMAGED, linesOf } from './line.ts';

/** What one file of the mirror says. */
export interface Log {
  epoch: string;
  /** The version of the database whose rows these are; 0 when the line that says so is damaged. */
  schema: number;
  snapshot: Snapshot;
  changes: ChangeEntry[];
  evidence: EvidenceEntry[];
  /** A person erased everything of this epoch. */
  erased: boolean;
  /** How many lines are damaged. */
  damaged: number;
}

export interface Snapshot {
  parts: { table: MirroredTable; rows: Row[] }[];
  /** The last change that is surely in it. Absent when the snapshot is not finished, or a line before its end is damaged. */
  from?: number;
  /** How many bytes it takes; absent in a snapshot in the browser's caches. */
  size?: number | undefined;
}

/**
 * Reads a file of the mirror. Undefined when no undamaged line says which epoch it belongs to.
 * @param progressed called now and then during the reading
 */
export function readLog(bytes: Uint8Array, progressed?: () => void): Log | undefined {
  const reading = new Reading();
  for (const entry of linesOf(bytes)) if (reading.take(entry)) progressed?.();
  return reading.log;
}

/** The same with pauses, so that a worker can write meanwhile. */
export async function readLogInPieces(
  bytes: Uint8Array,
  pause: () => Promise<void>,
): Promise<Log | undefined> {
  const reading = new Reading();
  for (const entry of linesOf(bytes)) if (reading.take(entry)) await pause();
  return reading.log;
}

/** Rows read between two pauses. */
const PIECE = 1_000;

/** Puts together what the lines of a file say. */
export class Reading {
  #epoch: string | undefined;
  #rows = 0;
  readonly #log: Omit<Log, 'epoch'> = {
    schema: 0,
    snapshot: { parts: [] },
    changes: [],
    evidence: [],
    erased: false,
    damaged: 0,
  };

  get log(): Log | undefined {
    return this.#epoch === undefined ? undefined : { epoch: this.#epoch, ...this.#log };
  }

  /** @returns whether it is time for a pause */
  take(entry: Entry | typeof DAMAGED): boolean {
    const log = this.#log;
    if (entry === DAMAGED) {
      log.damaged += 1;
      return false;
    }
    if ('epoch' in entry) this.#epoch ??= entry.epoch;
    if (entry.kind === 'head') log.schema = entry.schema;
    else if (entry.kind === 'rows') log.snapshot.parts.push(entry);
    else if (entry.kind === 'whole' && log.damaged === 0)
      Object.assign(log.snapshot, { from: entry.from, size: entry.size });
    else if (entry.kind === 'change') log.changes.push(entry);
    else if (entry.kind === 'erased') log.erased = true;
    else if (entry.kind === 'evidence') log.evidence.push(entry);
    this.#rows += entry.kind === 'rows' ? entry.rows.length : 1;
    if (this.#rows < PIECE) return false;
    this.#rows = 0;
    return true;
  }
}
