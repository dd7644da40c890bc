import type { LocalId } from '../../domain/record/reference.ts';
import type { TakenBackBy } from './journal.ts';
import type { Instant } from './record.ts';

/** Whether this device gave the records or took them. */
export type Direction = 'out' | 'in';

/** One transfer, as one of its two devices remembers it. It is never deleted, so that its file is taken only once. */
export interface TransferRow {
  direction: Direction;
  /** The same on both devices. */
  id: string;
  /** Short, for people; the same on both devices. */
  code: string;
  /** The code of the other device. */
  other: string;
  at: Instant;
  /** The records that the transfer moved. */
  ids: LocalId[];
  people: number;
  assignments: number;
  groups: number;
  /** With `in`: this device made it, and shows it when it gives the records up, and not before. */
  returnCode?: string;
  /** With `out`: a person says that the other device has taken the records. */
  taken?: { at: Instant };
  /**
   * It was begun, and not all of its records have come to where they go: the next start goes on. Absent in copies outside the browser, for which it
   * is whole as it stands.
   */
  unfinished?: true;
  /** With `in`, while it is unfinished: its records are being given back. Absent in copies outside the browser. */
  givingBack?: true;
  /** It came from a backup, so another device may have it too: what is taken back is put on hold. */
  restored?: true;
  /** How it ended, when the records went back: `in` was given back, `out` was taken back. */
  ended?: { at: Instant; by: TakenBackBy };
}
