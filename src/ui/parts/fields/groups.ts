import type { GroupType } from '../../../contract/group.ts';
import type { GroupRow } from '../../../store/schema/group.ts';

/** A group as a person picks it. */
export interface GroupChoice {
  /** What the service in this page knows the group by. */
  id: string;
  name: string;
  type: GroupType;
}

function groupChoice({ id, name, type }: GroupRow): GroupChoice {
  return { id, name, type };
}

/** The groups that a record made here can join. A person who joined one that was moved would wait for ever. */
export function groupChoices(rows: readonly GroupRow[] = []): GroupChoice[] {
  return rows.filter(({ status }) => status !== 'moved').map(groupChoice);
}
