import type { LocalId } from '../../domain/record/reference.ts';
import type { AssignmentValues } from './assignment.ts';
import type { Outcome } from './attempt.ts';
import type { HoldReason, OpProblem } from './op.ts';
import type { Instant } from './record.ts';
import type { PersonValues } from './user.ts';

/** What can happen to a record. The timeline on screen is made from these and nothing else. */
export type JournalEvent =
  | { what: 'made' }
  | { what: 'edited'; before: PersonValues; after: PersonValues }
  | { what: 'assignment edited'; before: AssignmentValues; after: AssignmentValues }
  | { what: 'renamed'; before: string; after: string }
  | { what: 'discarded'; with?: LocalId }
  | { what: 'restored' }
  | { what: 'onHold'; reason: HoldReason }
  | { what: 'released' }
  | { what: 'linked'; serverUuid: string }
  | { what: 'sent'; attemptId: string; n: number }
  | { what: 'answered'; attemptId: string; outcome: Outcome; late?: true }
  /** It was not sent, because it names something that the server no longer has. */
  | { what: 'stopped before sending'; problems: OpProblem[] }
  /** A person decided what became of a request whose outcome was unknown. */
  | { what: 'decided'; say: 'arrived' | 'rejected' | 'send again'; costConfirmed?: boolean }
  /** A late answer showed that it had arrived before it was edited, so it took the sent values back. */
  | { what: 'taken back as sent' }
  | { what: 'tried again'; costConfirmed?: true }
  /** It arrived more than once. */
  | { what: 'duplicate'; serverUuids: string[] }
  | { what: 'changed server'; profileId: string }
  /** It went to another device, came from one, or was given back to the one that it came from. */
  | { what: 'moved' | 'given back'; transfer: string; code: string; to: string }
  | { what: 'received'; transfer: string; code: string; from: string }
  | { what: 'taken back'; transfer: string; code: string; by: TakenBackBy }
  /** It was to go with a transfer, or back, and did not: a record that belongs with it was changed meanwhile, and stays. */
  | { what: 'stayed'; transfer: string; code: string }
  /** Never stored: no screen can say what it is (`drawable-event.ts`). */
  | { what: 'damaged' };

/** Why a device may send again what it had moved: the other one gave it up, or a person says that it does not send it. */
export type TakenBackBy = 'return code' | 'a person';

export interface JournalRow {
  /** Counted from 1 on this device, without gaps. */
  seq: number;
  at: Instant;
  /** The user, assignment or group that it happened to. */
  subjectId: LocalId;
  event: JournalEvent;
}
