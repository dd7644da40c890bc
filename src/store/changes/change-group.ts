import type { Group } from '../../contract/group.ts';
import { localId, type LocalId, type ServerUuid } from '../../domain/record/reference.ts';
import { isChangeable } from '../../domain/record/states.ts';
import { changeEach, unlessChangeable, type Changed, type Obstacle } from '../outbox/change-each.ts';
import { commit } from '../transaction/commit.ts';
import { note } from '../transaction/journal.ts';
import { setStatus } from '../outbox/set-status.ts';
import { ownerOf, resolve } from '../outbox/server-ids.ts';
import type { Store } from '../transaction/store.ts';
import type { GroupOrigin, GroupRow } from '../schema/group.ts';

/**
 * Stores groups that exist on the server: those of `config.json` at every start, and those typed or imported
 * in the settings. A known group gets the new name and type. No group is removed, because people may be in it.
 */
export async function keepGroups(
  store: Store,
  groups: readonly Group[],
  origin: Exclude<GroupOrigin, 'device'>,
): Promise<void> {
  const { db } = store;
  const rowsOf = async () => {
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
    return { rows, isKept: JSON.stringify(rows) === JSON.stringify(known) };
  };
  // Most starts change nothing, and then nothing is committed.
  if ((await rowsOf()).isKept) return;
  await commit(store, [db.groups], async () => void (await db.groups.bulkPut((await rowsOf()).rows)));
}

/** Gives a group another name. One made on the device can be renamed until it is on the server. */
export async function renameGroup(store: Store, id: LocalId, name: string): Promise<Obstacle | undefined> {
  const { db } = store;
  return commit(store, [db.groups, db.ops, db.journal], async (counters) => {
    const group = await db.groups.get(id);
    if (!group) return { reason: 'gone' };
    const op = group.opId === undefined ? undefined : await db.ops.get(group.opId);
    const obstacle = op && unlessChangeable(op);
    if (obstacle) return obstacle;
    // A server that honours keys has seen the old name under the old key, so the new name needs a new key.
    if (op && op.attempts > 0) await db.ops.update(op.id, { key: store.newId() });
    await db.groups.put({ ...group, name });
    await note(db, counters, store.now().getTime(), id, { what: 'renamed', before: group.name, after: name });
    return undefined;
  });
}

/**
 * Links a group made on the device to the server's group that a person names, even if it was confirmed before without an id
 * there. Records that waited for it are sent. Refused as `named` if another group is linked to that uuid already.
 */
export async function linkGroup(store: Store, id: LocalId, uuid: ServerUuid): Promise<Changed> {
  const { db } = store;
  return changeEach(store, [id], [db.idmap], async (counters, op) => {
    const lacksId = op.status === 'confirmed' && !(await db.idmap.get([op.profileId, id]));
    const canLink = isChangeable(op.status) || op.status === 'noReply' || lacksId;
    if (op.lane !== 'group' || !canLink) return { reason: 'state', status: op.status };
    const owner = await ownerOf(db, op.profileId, uuid);
    if (owner && owner !== id) return { reason: 'named', by: [owner] };
    await setStatus(store, counters, op, 'confirmed', { onHold: undefined, inDoubt: false });
    await db.groups.update(id, { serverUuid: uuid });
    await resolve(store, counters, op.profileId, id, uuid);
    await note(db, counters, store.now().getTime(), id, { what: 'linked', serverUuid: uuid });
    return undefined;
  });
}
