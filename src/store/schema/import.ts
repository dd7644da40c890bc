import type { ContractType } from '../../contract/assignment.ts';
import type { Sex } from '../../contract/user.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { Instant } from './record.ts';

/** One import of people from a table. It is never deleted, so that a second import of the same file is noticed. */
export interface ImportRow {
  id: string;
  at: Instant;
  /** The name of the file; empty for rows that were pasted. */
  name: string;
  /** SHA-256 in hex of what was read. */
  hash: string;
  /** How the rows that were left out are written: in the form of the file, under its headings. */
  form: TableForm;
  /** How many rows the table has, and how many of them are to be registered. */
  rows: number;
  people: number;
  /** How many assessments they get together, and what a person confirmed about them. */
  assessments: number;
  purchase?: ImportPurchase;
  /** How many batches and people of these are registered. */
  batchesDone: number;
  registered: number;
  /** How many rows are left out, by the reason that counts for them. */
  leftOut: Readonly<Record<string, number>>;
  /**
   * What is being done to its people, batch by batch: the next start goes on. Absent when nothing is, and in files: a file never
   * registers, sends or discards.
   */
  underWay?: 'register' | 'send' | 'undo';
  /** A person ended it before all were registered. */
  stoppedAt?: Instant;
  sentAt?: Instant;
  undoneAt?: Instant;
}

/** The confirmed terms by which each person of an import gets assessments. */
export interface ImportPurchase {
  contract: ContractType;
  confirmedAt: Instant;
  /** For revenue share. */
  prices?: { each: number; extras: number };
}

export interface TableForm {
  kind: 'csv' | 'tsv' | 'xlsx' | 'pasted';
  separator?: string;
  columns: readonly string[];
}

/** A person as a row of a table describes them, after every check. */
export interface ImportPerson {
  sex: Sex;
  occupation: string;
  occupationWords?: string;
  country: string;
  groupId?: LocalId;
  reference?: string;
  /** Two-letter keys. */
  assessments?: readonly string[];
}

/** A row of the table. */
export interface PlannedRow {
  /** As the spreadsheet counts its rows, from 1. */
  row: number;
  cells: readonly string[];
}

/** A row that is not registered. */
export interface LeftOutRow extends PlannedRow {
  /** One of the kinds of problems of the check, or why it was not registered after it: `refused`, `stopped`. */
  reason: string;
  /** What the file of these rows says about it. */
  error: string;
}

/**
 * A part of an import that is not registered: rows that will be, or rows that are left out. These are on this device only, in no copy:
 * the file has them too.
 */
export type ImportPartRow =
  | { importId: string; part: 'ready'; n: number; rows: readonly (PlannedRow & { person: ImportPerson })[] }
  | { importId: string; part: 'left out'; n: number; rows: readonly LeftOutRow[] };
