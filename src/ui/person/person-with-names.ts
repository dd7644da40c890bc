import type { LocalId } from '../../domain/record/reference.ts';
import type { AssignmentValues } from '../../store/schema/assignment.ts';
import { recordNames } from '../../store/queries/names.ts';
import { person, type PersonView } from '../../store/queries/person.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { JournalRow } from '../../store/schema/journal.ts';

/** Everything the device knows about a person, and the names of the records that a screen about the person mentions. */
export async function personWithNames(store: Store, id: LocalId) {
  const found = await person(store, id);
  return found && { found, names: await recordNames(store, namedIn(found)) };
}

/** Every record that a screen about a person mentions: groups, other people, and records that are waited for. */
function namedIn({ user, op, timeline, assignments }: PersonView): LocalId[] {
  const named = [user.groupId, ...op.waitsFor, ...groupsIn(timeline)];
  for (const { row, op: assign, timeline: entries } of assignments) {
    named.push(...assign.waitsFor, ...namedByValues(row));
    for (const { event } of entries)
      if (event.what === 'assignment edited')
        named.push(...namedByValues(event.before), ...namedByValues(event.after));
  }
  return [...new Set(named.filter((id) => id !== undefined))];
}

function namedByValues({ groupId, entries }: AssignmentValues): (LocalId | undefined)[] {
  return [groupId, ...entries.map(({ target }) => (target.kind === 'self' ? undefined : target.id))];
}

/** The groups in the history, which may include groups that the person has left. */
function groupsIn(timeline: readonly JournalRow[]): (LocalId | undefined)[] {
  return timeline.flatMap(({ event }) =>
    event.what === 'edited' ? [event.before.groupId, event.after.groupId] : [],
  );
}
