import type { Problem } from '../../contract/problem.ts';
import type { Lane } from '../../domain/record/lane.ts';
import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import type { Instant } from './record.ts';

export interface OpRow {
  id: string;
  /** The Idempotency-Key: the same for the same bytes, a new one once they change. */
  key: string;
  profileId: string;
  seq: number;
  lane: Lane;
  subjectId: LocalId;
  status: Status;
  /** The time before which it is not sent; 0 when it may be sent at once. */
  notBefore: Instant;
  /**
   * It was just made or edited, and a person may take it back for this many milliseconds, which end at `notBefore`.
   * Absent once it was marked, or a person wants it sent now.
   */
  delay?: number;
  /** Local ids that it names and that have no server id yet. Empty when it is ready. */
  waitsFor: LocalId[];
  /** How many attempts in a row failed without effect. */
  failures: number;
  /**
   * It may have arrived, and is sent again with the same key and bytes: until then none of its sent values
   * may change.
   */
  inDoubt?: boolean;
  /** How many attempts there have been. */
  attempts: number;
  /** Why it needs a person: the server's problems, or those found before it was sent. */
  problems?: OpProblem[];
  /**
   * A refused attempt may have bought something, because the server's refusals do not prove the contrary.
   * Never reset.
   */
  doubtful?: boolean;
  /** It arrived, but the answer did not look as it should. */
  warning?: boolean;
  /** It arrived more than once: every uuid that the server gave. */
  duplicates?: ServerUuid[];
  onHold?: Hold;
  discarded?: Discard;
  /** It came from a file, and this device has not queued it since, so another file may still change it. */
  fromFile?: true;
  /** Another device has it now, and sends it: this one never does. */
  moved?: Moved;
}

/** A code or key that the server no longer has, found before a record was sent. */
export interface Gone {
  /** JSON Pointer into the fields of the request. */
  pointer: string;
  rule: 'occupation-gone' | 'assessment-gone';
  value: string;
}

/** Why a record needs a person. */
export type OpProblem = Problem | Gone;

/** Why a record is on hold. Each reason has its own way of being released. Only these reasons are accepted from a file. */
export const HOLD_REASONS = [
  'by a person',
  'other server',
  'restored',
  'rolled back',
  'key reused',
  /** It came from another device and buys something: a person looks at it once. */
  'transfer',
  /** It came with an import, which a person looks through before it is sent as a whole. */
  'import',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export interface Hold {
  reason: HoldReason;
  at: Instant;
  before: Status;
  /** Why it was on hold before. */
  earlier?: Hold;
}

export interface Discard {
  at: Instant;
  before: Status;
  /** Set on a record that was discarded with its person: it is restored with that person. */
  with?: LocalId;
}

export interface Moved {
  /** Which transfer it went with, and the short code that both devices show for it. */
  id: string;
  code: string;
  /** The code of the device that has it now. */
  to: string;
  at: Instant;
}
