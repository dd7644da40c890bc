import type { Lane } from '../../domain/record/lane.ts';
import type { Instant } from './record.ts';
import type { Status } from '../../domain/record/states.ts';
import type { Uncopied } from './uncopied.ts';

/** One row per key: the counters, the number of the last change, settings, presets, pins, the sender's heartbeat. */
export interface MetaRow {
  key: string;
  value: unknown;
}

/** The key of the row that has the counters. */
export const COUNTERS_KEY = 'counters';

/** The kinds of records that are counted. A draft is a half-typed form. */
export type Kind = 'user' | 'assignment' | 'group' | 'draft';

/** What the operation of each lane sends. */
export const KIND_OF: Record<Lane, Kind> = { user: 'user', assign: 'assignment', group: 'group' };

/**
 * The sequences and the number of records in each status. Every writing transaction reads and writes this
 * row. `count()` over 100,000 rows costs about 100 ms; this costs one small row.
 */
export interface Counters {
  /** The server and organisation that new records are made for. */
  profileId: string;
  /** No server has ever been set: nothing is for another one. */
  noServer?: boolean;
  /** Makes this device's receipts differ from those of other devices. */
  receiptSalt: number;
  userSeq: number;
  assignmentSeq: number;
  groupSeq: number;
  opSeq: number;
  journalSeq: number;
  /** When the newest person was registered, as the clock showed it then. */
  lastRegisteredAt?: Instant;
  counts: Record<Kind, Partial<Record<Status, number>>>;
  /** Absent until a copy is outside the browser. */
  uncopied?: Uncopied;
}

/** The profile that exists before any server is known. It takes the first address that is set. */
export const FIRST_PROFILE = 'first';

/** Whether a profile's records are for another server than the one that is set. */
export function isForeign({ profileId, noServer = false }: Counters, ofRecord: string): boolean {
  return !noServer && ofRecord !== profileId;
}

export function emptyCounters(receiptSalt: number): Counters {
  return {
    ...{ profileId: FIRST_PROFILE, noServer: true },
    receiptSalt,
    userSeq: 0,
    assignmentSeq: 0,
    groupSeq: 0,
    opSeq: 0,
    journalSeq: 0,
    counts: { user: {}, assignment: {}, group: {}, draft: {} },
  };
}
