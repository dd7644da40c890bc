import type { Group } from '../../contract/group.ts';
import {
  joinedLast,
  type KnownUser,
  type NewGroup,
  type NewUser,
  type UnitOfWork,
} from '../../domain/record/records.ts';
import { localId, type LocalId } from '../../domain/record/reference.ts';
import { write, type Along, type NewRecord } from './new-record.ts';
import { findGroup, findUser } from './records.ts';
import type { Store } from '../transaction/store.ts';

/**
 * Collects new records, which the rules can find at once, and writes them in one strictly durable
 * transaction.
 * @param along what else is done in that transaction
 */
export function unitOfWork(store: Store, along?: Along): UnitOfWork {
  const collected: NewRecord[] = [];
  const users = new Map<LocalId, KnownUser>();
  const groups = new Map<LocalId, Group>();
  const collect = (record: NewRecord) => {
    collected.push(record);
    return Promise.resolve();
  };
  const find = async (id: LocalId) => users.get(id) ?? (await findUser(store, id));
  // Hundreds of people join the same group.
  const findJoined = async (id: LocalId) => {
    const group = groups.get(id) ?? (await findGroup(store, id));
    if (group) groups.set(id, group);
    return group;
  };

  return {
    findUser: (uuid) => find(localId(uuid)),
    findGroup: (uuid) => findJoined(localId(uuid)),
    createUser(user, device = {}) {
      users.set(localId(user.uuid), known(user));
      return collect({ lane: 'user', user, device });
    },
    async createAssignment(assignment, device = {}) {
      const id = localId(assignment.userUuid);
      const user = await find(id);
      if (user && assignment.group) users.set(id, joining(user, assignment.group));
      await collect({ lane: 'assign', assignment, device });
    },
    createGroup(group, device = {}) {
      groups.set(localId(group.uuid), asGroup(group));
      return collect({ lane: 'group', group, device });
    },
    commit: () => write(store, collected.splice(0), along),
  };
}

function known({ uuid, sex, country, occupation, group }: NewUser): KnownUser {
  return { uuid, sex, country, occupation, groupUuids: group ? [group.uuid] : [] };
}

function joining(user: KnownUser, { uuid }: Group): KnownUser {
  return { ...user, groupUuids: joinedLast([...user.groupUuids, uuid]) };
}

function asGroup({ uuid, name, type, parent }: NewGroup): Group {
  return { uuid, name, type, ...(parent && { parent_uuid: parent.uuid }) };
}
