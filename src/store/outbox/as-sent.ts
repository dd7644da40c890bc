import type { LocalId } from '../../domain/record/reference.ts';
import { searchWords, type UserRow, type PersonValues } from '../schema/user.ts';
import { withoutAbsent } from '../schema/person-values.ts';
import { withValues } from '../schema/assignment-values.ts';
import { note, timeline } from '../transaction/journal.ts';
import type { JournalEvent } from '../schema/journal.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

type Edited = Extract<JournalEvent, { what: 'edited' | 'assignment edited' | 'renamed' }>;

/**
 * Gives a record back the values that were sent: a late answer confirms those, and not what a person has
 * edited since. The reference is never sent, so it stays as it is. Part of the transaction that confirms the
 * record.
 */
export async function takeBackAsSent(
  store: Store,
  counters: Counters,
  subjectId: LocalId,
  attemptId: string,
): Promise<void> {
  const edit = await firstEditSince(store, subjectId, attemptId);
  if (!edit) return;
  await putBack(store, subjectId, edit);
  await note(store.db, counters, store.now().getTime(), subjectId, { what: 'taken back as sent' });
}

/** The first edit after an attempt: its journal entry has the values that were sent. */
async function firstEditSince({ db }: Store, subjectId: LocalId, attemptId: string) {
  const events = (await timeline(db, subjectId)).map(({ event }) => event);
  const sent = events.findIndex((event) => event.what === 'sent' && event.attemptId === attemptId);
  return sent < 0 ? undefined : events.slice(sent).find(isEdit);
}

function isEdit(event: JournalEvent): event is Edited {
  return event.what === 'edited' || event.what === 'assignment edited' || event.what === 'renamed';
}

async function putBack({ db }: Store, id: LocalId, edit: Edited): Promise<void> {
  if (edit.what === 'assignment edited') {
    const row = await db.assignments.get(id);
    if (row) await db.assignments.put(withValues(row, edit.before));
    return;
  }
  if (edit.what === 'renamed') {
    await db.groups.update(id, { name: edit.before });
    return;
  }
  const user = await db.users.get(id);
  if (user) await db.users.put(withSent(user, edit.before));
}

function withSent(user: UserRow, before: PersonValues): UserRow {
  const { reference } = user;
  const sent = withoutAbsent({
    ...user,
    groupId: undefined,
    occupationWords: undefined,
    occupationAnswer: undefined,
    ...before,
    reference,
  });
  return { ...sent, words: searchWords(sent) };
}
