import type { Problem } from '../../contract/problem.ts';
import type { LocalId } from '../../domain/reference.ts';
import { stayInside } from './commit.ts';
import type { OutpostDatabase } from './database.ts';
import type { AssignmentRow, HoldReason, Instant, UserRow } from '../rows/rows.ts';
import type { Outcome } from '../rows/sync-rows.ts';
import type { Tally } from './tally.ts';

/** The values of a person that an edit may change. */
export type Editable = Pick<UserRow, 'sex' | 'country' | 'occupation'> &
  Partial<Pick<UserRow, 'occupationWords' | 'reference' | 'groupId'>>;

/** The values of an assignment that an edit may change: all but the person whose it is. */
export type AssignmentValues = Pick<
  AssignmentRow,
  'contract' | 'denominationCountry' | 'entries' | 'autoReserve'
> &
  Partial<Pick<AssignmentRow, 'revenueShare' | 'groupId' | 'purchase'>>;

/** What can happen to a record. The timeline on screen is made from these and nothing else. */
export type JournalEvent =
  | { what: 'made' }
  | { what: 'edited'; before: Editable; after: Editable }
  | { what: 'assignment edited'; before: AssignmentValues; after: AssignmentValues }
  | { what: 'renamed'; before: string; after: string }
  | { what: 'discarded'; with?: LocalId }
  | { what: 'restored' }
  | { what: 'held'; reason: HoldReason }
  | { what: 'released' }
  | { what: 'linked'; serverUuid: string }
  | { what: 'sent'; attemptId: string; n: number }
  | { what: 'answered'; attemptId: string; outcome: Outcome; late?: true }
  /** Found, before it was sent, to name something that the server no longer has. */
  | { what: 'stopped before sending'; problems: Problem[] }
  /** A person said what became of a request whose outcome was unknown. */
  | { what: 'decided'; say: 'arrived' | 'refused' | 'send again'; costConfirmed?: boolean }
  /** A late answer showed that it had arrived before it was edited. */
  | { what: 'taken back as sent' }
  | { what: 'tried again'; costConfirmed?: true }
  /** It arrived more than once. */
  | { what: 'duplicate'; serverUuids: string[] }
  | { what: 'moved'; profileId: string };

/** Adds an entry to the device's history, inside the transaction that does what it tells. */
export async function note(
  db: OutpostDatabase,
  tally: Tally,
  at: Instant,
  subjectId: LocalId,
  event: JournalEvent,
): Promise<void> {
  stayInside(tally);
  tally.journalSeq += 1;
  await db.journal.add({ seq: tally.journalSeq, at, subjectId, event });
}

/** Everything that happened to a record, oldest first. */
export async function timeline(db: OutpostDatabase, subjectId: LocalId) {
  return db.journal.where('subjectId').equals(subjectId).sortBy('seq');
}
