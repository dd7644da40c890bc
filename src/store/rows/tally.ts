import type { Lane } from '../../domain/lane.ts';
import type { Status } from '../../domain/states.ts';

/** The kinds of records that are counted. A draft is a half-typed form. */
export type Kind = 'user' | 'assignment' | 'group' | 'draft';

/** What the operation of each lane sends. */
export const KIND_OF: Record<Lane, Kind> = { user: 'user', assign: 'assignment', group: 'group' };

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
