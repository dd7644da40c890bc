import type { Group } from '../../contract/group.ts';
import type { KnownUser, NewAssignment, NewGroup, NewUser, Records } from '../../domain/record/records.ts';

/** Records that last as long as the process does: for the reference server and for tests. */
export interface MemoryRecords extends Records {
  /** In the order in which they were created. */
  readonly users: readonly NewUser[];
  readonly assignments: readonly NewAssignment[];
  /** Those given at the start, then those that were made. */
  readonly groups: readonly Group[];
}

export function createMemoryRecords(given: Iterable<Group> = []): MemoryRecords {
  const users = new Map<string, NewUser>();
  const groups = new Map([...given].map((group) => [group.uuid.toLowerCase(), group]));
  const assignments: NewAssignment[] = [];
  /** By user: every group joined, in order, each once. */
  const joined = new Map<string, Set<string>>();

  function join(userUuid: string, group: Group | undefined): void {
    const uuids = joined.get(userUuid) ?? new Set<string>();
    joined.set(userUuid, uuids);
    if (!group) return;
    // Joining again makes it the group joined last.
    uuids.delete(group.uuid);
    uuids.add(group.uuid);
  }

  function known({ uuid, sex, country, occupation }: NewUser): KnownUser {
    return { uuid, sex, country, occupation, groupUuids: [...(joined.get(uuid) ?? [])] };
  }

  async function findUser(uuid: string): Promise<KnownUser | undefined> {
    const user = users.get(uuid.toLowerCase());
    return Promise.resolve(user && known(user));
  }

  async function createUser(user: NewUser): Promise<void> {
    users.set(user.uuid, user);
    join(user.uuid, user.group);
    return Promise.resolve();
  }

  async function createAssignment(assignment: NewAssignment): Promise<void> {
    assignments.push(assignment);
    join(assignment.userUuid, assignment.group);
    return Promise.resolve();
  }

  async function createGroup({ uuid, name, type, parent }: NewGroup): Promise<void> {
    groups.set(uuid, { uuid, name, type, ...(parent && { parent_uuid: parent.uuid }) });
    return Promise.resolve();
  }

  return {
    findUser,
    findGroup: (uuid) => Promise.resolve(groups.get(uuid.toLowerCase())),
    createUser,
    createAssignment,
    createGroup,
    get users() {
      return [...users.values()];
    },
    get groups() {
      return [...groups.values()];
    },
    assignments,
  };
}
