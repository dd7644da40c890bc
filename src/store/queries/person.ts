import type { LocalId } from '../../domain/record/reference.ts';
import { timeline } from '../transaction/journal.ts';
import type { AssignmentRow } from '../schema/assignment.ts';
import type { JournalRow } from '../schema/journal.ts';
import type { OpRow } from '../schema/op.ts';
import { drawableAssignment } from '../schema/drawable-assignment.ts';
import { drawableEntry } from '../schema/drawable-event.ts';
import { drawableUser, withDrawableTimes } from '../schema/drawable.ts';
import type { UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';
import type { AttemptRow } from '../schema/attempt.ts';

/** An operation with all its attempts. */
export interface Sending {
  op: OpRow;
  /** Oldest first; each with the bytes that were sent and the answer. */
  attempts: AttemptRow[];
}

export interface AssignmentView extends Sending {
  row: AssignmentRow;
  timeline: JournalRow[];
}

export interface PersonView extends Sending {
  user: UserRow;
  /** Oldest first. */
  timeline: JournalRow[];
  /** In the order of making, the discarded included. */
  assignments: AssignmentView[];
}

/** Everything the device knows of one person. */
export async function person({ db }: Store, id: LocalId): Promise<PersonView | undefined> {
  return db.transaction('r', [db.users, db.assignments, db.ops, db.attempts, db.journal], async () => {
    const user = await db.users.get(id);
    if (!user) return undefined;
    const sending = await sendingOf(user.opId);
    const rows = await db.assignments.where('userId').equals(id).sortBy('seq');
    const assignments = await Promise.all(rows.map(viewOf));
    if (!sending) return undefined;
    const view = { ...sending, timeline: await historyOf(id), assignments: assignments.flat() };
    return { ...withDrawableTimes(view), user: drawableUser(user) };
  });

  async function viewOf(row: AssignmentRow): Promise<AssignmentView[]> {
    const sending = await sendingOf(row.opId);
    return sending ? [{ row: drawableAssignment(row), ...sending, timeline: await historyOf(row.id) }] : [];
  }

  async function historyOf(subject: LocalId): Promise<JournalRow[]> {
    return (await timeline(db, subject)).map(drawableEntry);
  }

  async function sendingOf(opId: string): Promise<Sending | undefined> {
    const op = await db.ops.get(opId);
    return op && { op, attempts: await db.attempts.where('opId').equals(opId).sortBy('n') };
  }
}

/** The operation of a group made on this device, with every attempt, oldest first. */
export async function groupSending({ db }: Store, id: LocalId): Promise<Sending | undefined> {
  const op = await db.ops.where('subjectId').equals(id).first();
  return op && { op, attempts: await db.attempts.where('opId').equals(op.id).sortBy('n') };
}
