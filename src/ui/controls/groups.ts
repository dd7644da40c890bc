import type { GroupType } from '../../contract/group.ts';
import type { GroupRow } from '../../store/schema/group.ts';

/** A group as a person picks it. */
export interface GroupChoice {
  /** The id by which the page service knows the group. */
  id: string;
  name: string;
  type: GroupType;
}

function groupChoice({ id, name, type }: GroupRow): GroupChoice {
  return { id, name, type };
}

/** The groups that a record made here can join: not those that were moved, for which a person would wait for ever. */
export function groupChoices(rows: readonly GroupRow[] = []): GroupChoice[] {
  return rows.filter(({ status }) => status !== 'moved').map(groupChoice);
}
