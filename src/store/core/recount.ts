import type { OutpostDatabase } from './database.ts';
import { KIND_OF, type Tally } from '../rows/tally.ts';
import { countIn } from './tally.ts';

/**
 * Counts all rows anew, and raises each sequence to its highest row. For use after a repair: at all other
 * times the counts equal the rows.
 */
export async function recount(db: OutpostDatabase, tally: Tally): Promise<void> {
  tally.counts = { user: {}, assignment: {}, group: {}, draft: {} };
  await db.ops.each((op) => countIn(tally, KIND_OF[op.lane], op.status));
  const drafts = await db.drafts.count();
  if (drafts > 0) tally.counts.draft = { draft: drafts };
  const [user, assignment, op, entry] = await Promise.all([
    db.users.orderBy('seq').last(),
    db.assignments.orderBy('seq').last(),
    db.ops.orderBy('seq').last(),
    db.journal.orderBy('seq').last(),
  ]);
  tally.userSeq = Math.max(tally.userSeq, user?.seq ?? 0);
  tally.assignmentSeq = Math.max(tally.assignmentSeq, assignment?.seq ?? 0);
  tally.opSeq = Math.max(tally.opSeq, op?.seq ?? 0);
  tally.journalSeq = Math.max(tally.journalSeq, entry?.seq ?? 0);
}
