import type { Group } from '../../contract/group.ts';
import type { FaultSetting } from '../../server/faults/fault-switches.ts';
import { madeUuid, type Accepted } from '../../server/service/ledger.ts';
import { createMemoryRecords } from '../../server/service/memory-records.ts';
import type { EntryOfServer, ServerDatabase } from '../server/database.ts';
import { faultOf, type AskedRequest, type CardName } from '../server/deck.ts';
import type { ServerBooks } from '../server/in-page-server.ts';

/** What the server has while its story is told. It is written when the story is whole, in one go: a story cut short leaves nothing. */
export class StoryBooks implements ServerBooks {
  /** What goes wrong next. */
  card: CardName = 'works';
  readonly entries: EntryOfServer[] = [];
  readonly #records;

  constructor(groups: readonly Group[]) {
    this.#records = createMemoryRecords(groups);
  }

  take(request: AskedRequest): Promise<FaultSetting | undefined> {
    const { fault, isUsedUp } = faultOf(this.card, request);
    if (isUsedUp) this.card = 'works';
    return Promise.resolve(fault);
  }

  records(bytes: string) {
    const add = (entry: Accepted) => {
      const { entries } = this;
      entries.push({ ...entry, seq: entries.length + 1, uuid: madeUuid(entry.answer), bytes });
    };
    return { ...this.#records, add };
  }

  /** No key is honoured over a story: each of its records is sent by the steps of an attempt. */
  readonly earlier = () => Promise.resolve(undefined);

  /** Writes everything, inside a transaction of the caller. */
  async writeTo(db: ServerDatabase): Promise<void> {
    const { users, assignments, groups } = this.#records;
    const joined = users.map(async (user) => ({
      ...user,
      joined: [...((await this.#records.findUser(user.uuid))?.groupUuids ?? [])],
    }));
    await db.users.bulkAdd(await Promise.all(joined));
    await db.assignments.bulkAdd([...assignments]);
    await db.groups.bulkAdd([...groups]);
    await db.ledger.bulkAdd(this.entries);
  }
}
