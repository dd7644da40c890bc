import type { LocalId } from '../../domain/record/reference.ts';
import type { JournalEvent, JournalRow } from '../schema/journal.ts';
import type { Instant } from '../schema/record.ts';
import type { Counters } from '../schema/counters.ts';
import { stayInside } from './commit.ts';
import type { OutpostDatabase } from './database.ts';

/** Adds an entry to the device's history, inside the transaction that makes the change. */
export async function note(
  db: OutpostDatabase,
  counters: Counters,
  at: Instant,
  subjectId: LocalId,
  event: JournalEvent,
): Promise<void> {
  await noteEach(db, counters, [{ at, subjectId, event }]);
}

/** Adds the same entry for many records at once. */
export async function noteAll(
  db: OutpostDatabase,
  counters: Counters,
  at: Instant,
  subjectIds: readonly LocalId[],
  event: JournalEvent,
): Promise<void> {
  await noteEach(
    db,
    counters,
    subjectIds.map((subjectId) => ({ at, subjectId, event })),
  );
}

/** Adds an entry for each of many records. */
export async function noteEach(
  db: OutpostDatabase,
  counters: Counters,
  entries: readonly Omit<JournalRow, 'seq'>[],
): Promise<void> {
  stayInside(counters, db);
  const rows = entries.map((entry) => {
    counters.journalSeq += 1;
    return { seq: counters.journalSeq, ...entry };
  });
  await db.journal.bulkAdd(rows);
}

/** Everything that happened to a record, oldest first. */
export async function timeline(db: OutpostDatabase, subjectId: LocalId) {
  return db.journal.where('subjectId').equals(subjectId).sortBy('seq');
}
