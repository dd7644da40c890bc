import type { GroupRow } from '../rows/group.ts';
import type { Store } from '../core/store.ts';

/** Every group that a person can join, by name. */
export async function listGroups({ db }: Store): Promise<GroupRow[]> {
  const rows = await db.groups.orderBy('name').toArray();
  return rows.filter((row) => row.status !== 'discarded');
}
