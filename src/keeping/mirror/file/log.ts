import type { ChangeEntry, EvidenceEntry, MirroredTable, Row } from './entry.ts';
import { DAMAGED, readLines } from './line.ts';

/** What one file of the mirror says. */
export interface Log {
  epoch: string;
  /** The version of the database whose rows these are; 0 when the line that says so is damaged. */
  schema: number;
  snapshot: Snapshot;
  changes: ChangeEntry[];
  evidence: EvidenceEntry[];
  /** Attempts that were marked ahead of their turn, and have left since. */
  left: string[];
  /** A person erased everything of this epoch. */
  erased: boolean;
  /** How many lines are damaged. */
  damaged: number;
}

export interface Snapshot {
  parts: { table: MirroredTable; rows: Row[] }[];
  /** The last change that is surely in it. Absent when the snapshot is not finished, or a line before its end is damaged. */
  from?: number;
}

/** Reads a file of the mirror. Undefined when no undamaged line says which epoch it belongs to. */
export function readLog(bytes: Uint8Array): Log | undefined {
  let epoch: string | undefined;
  const log: Omit<Log, 'epoch'> = {
    schema: 0,
    snapshot: { parts: [] },
    changes: [],
    evidence: [],
    left: [],
    erased: false,
    damaged: 0,
  };
  for (const entry of readLines(bytes)) {
    if (entry === DAMAGED) {
      log.damaged += 1;
      continue;
    }
    if ('epoch' in entry) epoch ??= entry.epoch;
    if (entry.kind === 'head') log.schema = entry.schema;
    else if (entry.kind === 'rows') log.snapshot.parts.push(entry);
    else if (entry.kind === 'whole' && log.damaged === 0) log.snapshot.from = entry.from;
    else if (entry.kind === 'change') log.changes.push(entry);
    else if (entry.kind === 'erased') log.erased = true;
    else if (entry.kind === 'evidence') log.evidence.push(entry);
    else if (entry.kind === 'leaves') log.left.push(entry.attemptId);
  }
  return epoch === undefined ? undefined : { epoch, ...log };
}
