import { Dexie, type Table } from 'dexie';
import type { Group } from '../../contract/group.ts';
import type { NewAssignment, NewUser } from '../../domain/record/records.ts';
import type { LedgerEntry } from '../../server/service/ledger.ts';

/** A user, and every group that the user joined, in order. */
export interface UserOfServer extends NewUser {
  joined: string[];
}

export interface EntryOfServer extends LedgerEntry {
  /** Address and body, to which an Idempotency-Key belongs. */
  bytes: string;
}

/** A named value: the chosen card of the fault deck, the scene, or that the story was told. */
interface Note {
  key: string;
  value: unknown;
}

/** The practice server's records. They outlive the page in which the server runs, as a real server outlives a device. */
export class ServerDatabase extends Dexie {
  declare readonly users: Table<UserOfServer, string>;
  declare readonly assignments: Table<NewAssignment, string>;
  declare readonly groups: Table<Group, string>;
  declare readonly ledger: Table<EntryOfServer, number>;
  declare readonly notes: Table<Note, string>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(1).stores({
      users: 'uuid',
      assignments: 'uuid',
      groups: 'uuid',
      ledger: 'seq, attempt, idempotencyKey',
      notes: 'key',
    });
  }
}

/** Deletes everything that the practice server has. */
export async function emptyServer(db: ServerDatabase): Promise<void> {
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
}

/** The name of the practice server's database, from the name of the practice database. */
export function serverDatabaseName(practice: string): string {
  return `${practice} server`;
}
