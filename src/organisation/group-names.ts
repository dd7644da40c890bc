import { GROUP_TYPE_LABELS } from '../contract/group-type-labels.ts';
import type { GroupType } from '../contract/group.ts';
import { folded } from '../domain/words.ts';
import type { GroupRow } from '../store/rows/rows.ts';

/** Why a group should not be called like this, if it should not. Two alike in a list cannot be told apart. */
export function groupNameProblem(
  groups: readonly GroupRow[],
  { name, type }: { name: string; type: GroupType },
  except?: string,
): string | undefined {
  if (name.trim() === '') return 'Enter a name for the group';
  const same = groups.find(
    (group) => group.id !== except && group.type === type && folded(group.name) === folded(name.trim()),
  );
  return same && `There is a ${GROUP_TYPE_LABELS[type]} called “${same.name}” already. Use another name`;
}

/** The group that a server's UUID belongs to, if the device knows it already. */
export function groupWithUuid(groups: readonly GroupRow[], uuid: string): GroupRow | undefined {
  return groups.find(({ id, serverUuid }) => id === uuid || serverUuid === uuid);
}
