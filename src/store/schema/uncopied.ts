import type { LocalId } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import type { Instant } from './record.ts';

/** A record that has changed since the copy outside the browser that reaches furthest. No copy has this table: it can be made again. */
export interface UncopiedRow {
  /** The record's. */
  id: LocalId;
  /** A row of an earlier round counts for nothing, so none need be deleted when a copy is written. */
  round: number;
  /** When it first changed after the copy. */
  at: Instant;
  /** It was made, or its values were changed: the copy does not have it as it is. */
  isEdited: boolean;
  /** Its operation's. Absent while it has none. */
  status?: Status;
  /** The same as `at`, where no server and no other device is known to have the record. */
  since?: Instant;
}

/** Statuses of records that no server, and no other device, is known to have. */
export const HERE_ONLY: readonly Status[] = ['blocked', 'ready', 'sending', 'noReply', 'toFix', 'onHold'];

/** How many records have changed since a copy was written, by their status. */
export interface Uncopied {
  /** Counts the beginnings: each copy that reaches further begins again. */
  round: number;
  /** The last entry of the history that is in the copy; absent where there is none, and nothing is counted. */
  from?: number;
  changed: Partial<Record<Status, number>>;
  /** Those of them that were made, or whose values were changed. */
  edited: Partial<Record<Status, number>>;
}
