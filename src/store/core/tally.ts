import { STATUSES, type Status } from '../../domain/states.ts';
import type { OutpostDatabase } from './database.ts';
import { StoreProblem } from './store-problem.ts';

/** The kinds of records that are counted. A draft is a half-typed form. */
export type Kind = 'user' | 'assignment' | 'group' | 'draft';

/**
 * What every writing transaction reads and writes: where the sequences stand, and how many records are in
 * which status. `count()` over 100,000 rows costs about 100 ms; this costs one small row.
 */
export interface Tally {
  /** The server and organisation that new records are made for. */
  profileId: string;
  /** Sets this device's receipts apart from another's. */
  receiptSalt: number;
  userSeq: number;
  assignmentSeq: number;
  groupSeq: number;
  opSeq: number;
  journalSeq: number;
  counts: Record<Kind, Partial<Record<Status, number>>>;
}

/** The profile that exists from the start, before any server is known. The first address becomes its address. */
export const FIRST_PROFILE = 'first';

const KEY = 'tally';

export function emptyTally(receiptSalt: number): Tally {
  return {
    profileId: FIRST_PROFILE,
    receiptSalt,
    userSeq: 0,
    assignmentSeq: 0,
    groupSeq: 0,
    opSeq: 0,
    journalSeq: 0,
    counts: { user: {}, assignment: {}, group: {}, draft: {} },
  };
}

/** Reads the tally. @throws StoreProblem `damaged` when the database has none: it was wiped or is not ours. */
export async function readTally(db: OutpostDatabase): Promise<Tally> {
  const row = await db.meta.get(KEY);
  if (!row) throw new StoreProblem('damaged', 'The database has no tally');
  // Written by this file alone, from a Tally.
  return row.value as Tally;
}

export async function writeTally(db: OutpostDatabase, tally: Tally): Promise<void> {
  await db.meta.put({ key: KEY, value: tally });
}

/** Counts a record that was just made. */
export function countIn(tally: Tally, kind: Kind, status: Status): void {
  tally.counts[kind][status] = (tally.counts[kind][status] ?? 0) + 1;
}

/** Counts a record that passed from one status to another. */
export function countMove(tally: Tally, kind: Kind, from: Status, to: Status): void {
  countOut(tally, kind, from);
  countIn(tally, kind, to);
}

/** Counts a draft that is gone: it became a record, or a person threw it away. */
export function countOut(tally: Tally, kind: Kind, status: Status): void {
  const left = (tally.counts[kind][status] ?? 0) - 1;
  if (left < 0) throw new StoreProblem('damaged', `Fewer than no ${kind} records are ${status}`);
  tally.counts[kind][status] = left;
}

/** The counts of several kinds added together. */
export function sumOf(tally: Tally, kinds: readonly Kind[]): Partial<Record<Status, number>> {
  const sum: Partial<Record<Status, number>> = {};
  for (const status of STATUSES) {
    sum[status] = kinds.reduce((total, kind) => total + (tally.counts[kind][status] ?? 0), 0);
  }
  return sum;
}
