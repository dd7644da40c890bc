import type { LocalId } from '../../domain/record/reference.ts';
import type { JournalEvent } from '../schema/journal.ts';
import type { Instant } from '../schema/record.ts';
import type { Tally } from '../schema/tally.ts';
import { stayInside } from './commit.ts';
import type { OutpostDatabase } from './database.ts';

/** Adds an entry to the device's history, inside the transaction that makes the change. */
export async function note(
  db: OutpostDatabase,
  tally: Tally,
  at: Instant,
  subjectId: LocalId,
  event: JournalEvent,
): Promise<void> {
  stayInside(tally, db);
  tally.journalSeq += 1;
  await db.journal.add({ seq: tally.journalSeq, at, subjectId, event });
}

/** Everything that happened to a record, oldest first. */
export async function timeline(db: OutpostDatabase, subjectId: LocalId) {
  return db.journal.where('subjectId').equals(subjectId).sortBy('seq');
}
