import type { Group } from '../../contract/group.ts';
import type { FaultSetting } from '../../server/faults/fault-switches.ts';
import { madeUuid, type Accepted } from '../../server/service/ledger.ts';
import { createMemoryRecords } from '../../server/service/memory-records.ts';
import type { EntryOfServer, ServerDatabase } from '../server/database.ts';
import { faultOf, type AskedRequest, type CardName } from '../server/deck.ts';
import type { ServerBooks } from '../server/in-page-server.ts';

/** The server's records while the story is being made. They are written in one go at its end, so an interrupted story leaves nothing. */
export class StoryBooks implements ServerBooks {
  /** The card for the next record. */
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

  /** No key was used before the story: it is the beginning of the server's life. */
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
