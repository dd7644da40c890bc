import type { GroupRow } from '../schema/group.ts';
import type { Store } from '../transaction/store.ts';

/** Every group that a person can join, by name. */
export async function listGroups({ db }: Store): Promise<GroupRow[]> {
  const rows = await db.groups.orderBy('name').toArray();
  return rows.filter((row) => row.status !== 'discarded');
}
