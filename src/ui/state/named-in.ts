import type { LocalId } from '../../domain/reference.ts';
import type { PersonView } from '../../store/person.ts';
import type { JournalRow } from '../../store/rows.ts';

/** Every record that the screen about a person speaks of: groups, other people, and what is waited for. */
export function namedIn({ user, op, timeline, assignments }: PersonView): LocalId[] {
  const named = [user.groupId, ...op.waitsFor, ...groupsIn(timeline)];
  for (const { row, op: assign } of assignments) {
    named.push(row.groupId, ...assign.waitsFor);
    for (const { target } of row.entries) named.push(target.kind === 'self' ? undefined : target.id);
  }
  return [...new Set(named.filter((id) => id !== undefined))];
}

/** A group that somebody left is named in the history only. */
function groupsIn(timeline: readonly JournalRow[]): (LocalId | undefined)[] {
  return timeline.flatMap(({ event }) =>
    event.what === 'edited' ? [event.before.groupId, event.after.groupId] : [],
  );
}
