import type { GroupType } from '../contract/group.ts';
import { folded } from '../domain/text/words.ts';
import type { GroupRow } from '../store/schema/group.ts';

/** What is wrong with a name: there is none, or another group has it. */
export type GroupNameProblem = { kind: 'missing' } | { kind: 'taken'; by: GroupRow };

/**
 * The problem with a name for a group, if there is one. Two groups of the same name cannot be told apart in a
 * list.
 */
export function groupNameProblem(
  groups: readonly GroupRow[],
  { name, type }: { name: string; type: GroupType },
  except?: string,
): GroupNameProblem | undefined {
  if (name.trim() === '') return { kind: 'missing' };
  const same = groups.find(
    (group) => group.id !== except && group.type === type && folded(group.name) === folded(name.trim()),
  );
  return same && { kind: 'taken', by: same };
}

/** The group that a server's UUID belongs to, if the device knows it already. */
export function groupWithUuid(groups: readonly GroupRow[], uuid: string): GroupRow | undefined {
  return groups.find(({ id, serverUuid }) => id === uuid || serverUuid === uuid);
}
