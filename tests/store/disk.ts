import { forceCloseDatabase, IDBDatabase } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import type { OutpostDatabase } from '../../src/store/database.ts';

/** What fake-indexeddb's transactions do at their end, and how they abort. */
interface FakeTransaction extends IDBTransaction {
  _markFinished(): void;
  _abort(errorName: string): void;
}

/** A disk that can be full: then every request of a writing transaction succeeds, and the commit fails. */
export class Disk {
  isFull = false;

  /** @param name of the database that lies on it, which is opened later */
  constructor(name: string) {
    disks.set(name, this);
  }

  watch(transaction: FakeTransaction): void {
    const finish = transaction._markFinished.bind(transaction);
    transaction._markFinished = () => {
      transaction._markFinished = finish;
      // With an error it is being aborted already.
      if (this.isFull && !transaction.error) transaction._abort('QuotaExceededError');
      else finish();
    };
  }
}

const disks = new Map<string, Disk>();
const begin = Reflect.get(IDBDatabase.prototype, 'transaction');

// Dexie binds the method when it opens a database, so that it cannot be changed on a connection.
IDBDatabase.prototype.transaction = function (this: globalThis.IDBDatabase, ...args) {
  // Only fake-indexeddb's transactions come from fake-indexeddb's method.
  const transaction = begin.apply(this, args) as FakeTransaction;
  if (transaction.mode === 'readwrite') disks.get(this.name)?.watch(transaction);
  return transaction;
};

/** The browser takes the database away from every page that has it open, and forgets it. */
export async function wipe(databases: readonly OutpostDatabase[]): Promise<void> {
  for (const db of databases.filter((one) => one.isOpen())) {
    // The parameter is declared as the class of a connection, but an open connection is what it closes.
    forceCloseDatabase(db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
  }
  const [first] = databases;
  if (first) await Dexie.delete(first.name);
}
