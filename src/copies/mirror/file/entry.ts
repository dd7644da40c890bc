import type { MirroredTable } from './mirrored-tables.ts';

/** A row as the database has it; its shape belongs to the store. */
export type Row = Readonly<Record<string, unknown>>;

/** Primary keys of rows, each as JSON. */
export type Keys = Partial<Record<MirroredTable, string[]>>;
export type Rows = Partial<Record<MirroredTable, Row[]>>;

/** What one transaction did to one table. */
export interface TableChange {
  put?: Row[];
  /** Primary keys of what was deleted. */
  gone?: unknown[];
}

export type Changes = Partial<Record<MirroredTable, TableChange>>;

/** One committed transaction. */
export interface ChangeEntry {
  kind: 'change';
  /** Which life of the database it belongs to. */
  epoch: string;
  /** Counts the transactions of an epoch over all tabs, without gaps. */
  seq: number;
  tables: Changes;
}

/** The answer to a request, or how it failed, written down before the database records it. */
export interface EvidenceEntry {
  kind: 'evidence';
  attemptId: string;
  answer: unknown;
}

/** What a line of the mirror can say. */
export type Entry =
  /** The first line of a file. `schema` is the version of the database whose rows these are. */
  | { kind: 'head'; format: 1; epoch: string; schema: number }
  /** A part of a snapshot. Rows are read while others are written; the changes after `whole.from` bring them up to date. */
  | { kind: 'rows'; table: MirroredTable; rows: Row[] }
  /** The snapshot is complete: with every change after `from` it is what the database has. */
  | {
      kind: 'whole';
      epoch: string;
      from: number;
      /** Bytes of the file up to here. Absent in a snapshot in the browser's caches, after which nothing is written. */
      size?: number;
    }
  /** A person erased the device: nothing is restored from any file of this epoch. */
  | { kind: 'erased'; epoch: string }
  | ChangeEntry
  | EvidenceEntry;
