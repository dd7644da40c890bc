import type { Group } from '../../contract/group.ts';
import { localId } from '../../domain/record/reference.ts';
import { commit } from '../core/commit.ts';
import type { GroupOrigin, GroupRow } from '../rows/group.ts';
import type { Store } from '../core/store.ts';

/** Every group that a person can join, by name. */
export async function listGroups({ db }: Store): Promise<GroupRow[]> {
  const rows = await db.groups.orderBy('name').toArray();
  return rows.filter((row) => row.status !== 'discarded');
}

/**
 * Keeps groups that exist on the server: those of `config.json` at every start, and those typed or imported
 * in the settings. A known group gets the new name and type. None is removed, because people may be in it.
 */
export async function keepGroups(
  store: Store,
  groups: readonly Group[],
  origin: Exclude<GroupOrigin, 'device'>,
): Promise<void> {
  const { db } = store;
  await commit(store, [db.groups], async () => {
    const known = await db.groups.bulkGet(groups.map(({ uuid }) => localId(uuid)));
    const rows = groups.map(({ uuid, name, type, parent_uuid }, at): GroupRow => {
      const createdAt = known[at]?.createdAt ?? store.now().getTime();
      const parent = parent_uuid ? { parentId: localId(parent_uuid) } : {};
      return {
        ...known[at],
        id: localId(uuid),
        origin: known[at]?.origin ?? origin,
        name,
        type,
        createdAt,
        ...parent,
      };
    });
    await db.groups.bulkPut(rows);
  });
}
