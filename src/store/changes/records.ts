import type { Group } from '../../contract/group.ts';
import { joinedLast, type KnownUser, type Records } from '../../domain/record/records.ts';
import type { Status } from '../../domain/record/states.ts';
import { localId, type LocalId } from '../../domain/record/reference.ts';
import { write } from './new-record.ts';
import type { Store } from '../transaction/store.ts';

/** The records of this device, as the contract's rules want to see them. */
export function deviceRecords(store: Store): Records {
  return {
    findUser: (uuid) => findUser(store, localId(uuid)),
    findGroup: (uuid) => findGroup(store, localId(uuid)),
    createUser: (user, device = {}) => write(store, [{ lane: 'user', user, device }]),
    createAssignment: (assignment, device = {}) => write(store, [{ lane: 'assign', assignment, device }]),
    createGroup: (group, device = {}) => write(store, [{ lane: 'group', group, device }]),
  };
}

export async function findUser({ db }: Store, id: LocalId): Promise<KnownUser | undefined> {
  const user = await db.users.get(id);
  if (!user || isElsewhere(user)) return undefined;
  const assignments = await db.assignments.where('userId').equals(id).sortBy('seq');
  const joinedLater = assignments.filter((row) => row.status !== 'discarded').map((row) => row.groupId);
  const joined = [user.groupId, ...joinedLater].filter((group) => group !== undefined);
  return {
    uuid: id,
    sex: user.sex,
    country: user.country,
    occupation: user.occupation,
    groupUuids: joinedLast(joined),
  };
}

export async function findGroup({ db }: Store, id: LocalId): Promise<Group | undefined> {
  const group = await db.groups.get(id);
  if (!group || isElsewhere(group)) return undefined;
  const { name, type, parentId } = group;
  return { uuid: id, name, type, ...(parentId && { parent_uuid: parentId }) };
}

/** Nothing new may name a record that this device never sends: it would wait for ever. */
function isElsewhere({ status }: { status?: Status }): boolean {
  return status === 'discarded' || status === 'moved';
}
