import type { GroupType } from '../contract/group.ts';
import { cleanName, looksOf } from '../domain/text/names.ts';
import type { GroupRow } from '../store/schema/group.ts';

/** What is wrong with a name: nothing of it can be seen, or that of another group looks the same. */
export type GroupNameProblem = { kind: 'missing' } | { kind: 'taken'; by: GroupRow };

type Named = Pick<GroupRow, 'name' | 'type'>;

/** Equal for groups that no one could tell apart in a list. */
export const lookOf = ({ name, type }: Named): string => `${type} ${looksOf(name)}`;

/** The problem with a name for a group, if there is one. */
export function groupNameProblem(
  groups: readonly GroupRow[],
  { name, type }: { name: string; type: GroupType },
  except?: string,
): GroupNameProblem | undefined {
  if (cleanName(name) === '') return { kind: 'missing' };
  const look = lookOf({ name, type });
  const same = groups.find((group) => group.id !== except && lookOf(group) === look);
  return same && { kind: 'taken', by: same };
}

/** The group that a server's UUID belongs to, if the device knows it already. */
export function groupWithUuid(groups: readonly GroupRow[], uuid: string): GroupRow | undefined {
  return groups.find(({ id, serverUuid }) => id === uuid || serverUuid === uuid);
}
