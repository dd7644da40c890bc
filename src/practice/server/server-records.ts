import type { Group } from '../../contract/group.ts';
import {
  joinedLast,
  type KnownUser,
  type NewAssignment,
  type NewGroup,
  type NewUser,
  type Records,
} from '../../domain/record/records.ts';
import { madeUuid, type Accepted } from '../../server/service/ledger.ts';
import type { ServerDatabase, UserOfServer } from './database.ts';

/**
 * The records and the ledger of the practice server, for one request. What the request makes is collected, and written with
 * its entry of the ledger in one transaction: a killed page leaves both or neither.
 */
export class RequestRecords implements Records {
  readonly #db: ServerDatabase;
  readonly #bytes: string;
  readonly #writes: (() => Promise<unknown>)[] = [];

  /** @param bytes address and body of the request */
  constructor(db: ServerDatabase, bytes: string) {
    this.#db = db;
    this.#bytes = bytes;
  }

  async findUser(uuid: string): Promise<KnownUser | undefined> {
    const user = await this.#db.users.get(uuid.toLowerCase());
    return user && known(user);
  }

  findGroup(uuid: string): Promise<Group | undefined> {
    return this.#db.groups.get(uuid.toLowerCase());
  }

  createUser(user: NewUser): Promise<void> {
    const { users } = this.#db;
    return this.#later(() => users.add({ ...user, joined: user.group ? [user.group.uuid] : [] }));
  }

  createAssignment(assignment: NewAssignment): Promise<void> {
    const { users, assignments } = this.#db;
    return this.#later(async () => {
      await assignments.add(assignment);
      const [user, { group }] = [await users.get(assignment.userUuid), assignment];
      if (user && group) await users.put({ ...user, joined: joinedLast([...user.joined, group.uuid]) });
    });
  }

  createGroup({ uuid, name, type, parent }: NewGroup): Promise<void> {
    const { groups } = this.#db;
    return this.#later(() => groups.add({ uuid, name, type, ...(parent && { parent_uuid: parent.uuid }) }));
  }

  /** Writes what was collected, and its entry. */
  async add(entry: Accepted): Promise<void> {
    const { users, assignments, groups, ledger } = this.#db;
    const { answer, ...rest } = entry;
    await this.#db.transaction('rw', [users, assignments, groups, ledger], async () => {
      for (const write of this.#writes.splice(0)) await write();
      const seq = ((await ledger.orderBy('seq').last())?.seq ?? 0) + 1;
      await ledger.add({ ...rest, answer, seq, uuid: madeUuid(answer), bytes: this.#bytes });
    });
  }

  #later(write: () => Promise<unknown>): Promise<void> {
    this.#writes.push(write);
    return Promise.resolve();
  }
}

function known({ uuid, sex, country, occupation, joined }: UserOfServer): KnownUser {
  return { uuid, sex, country, occupation, groupUuids: joined };
}
