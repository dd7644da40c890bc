import {
  forceCloseDatabase,
  IDBDatabase as FakeDatabase,
  IDBObjectStore as FakeObjectStore,
} from 'fake-indexeddb';
import { Dexie } from 'dexie';
import type { OutpostDatabase } from '../../src/store/transaction/database.ts';

/** What fake-indexeddb's transactions do at their end, and how they abort. */
interface FakeTransaction extends IDBTransaction {
  _markFinished(): void;
  _abort(errorName: string): void;
}

/**
 * A disk that can be full: then every request of a writing transaction succeeds, and the commit fails. Or the device dies
 * after so many writes: nothing more is written, and the transaction that was open is never committed.
 */
export class Disk {
  isFull = false;
  /** The browser's storage fails for a while, whatever is written. */
  isInTrouble = false;
  /** It fails so many commits, from this one on. */
  trouble = { at: Infinity, commits: 0 };
  /** It is full from this commit on. */
  fillsUpAt = Infinity;
  diesAfter = Infinity;
  /** Since the disk was made. */
  writes = 0;
  /** Writing transactions that were committed. */
  commits = 0;

  /** @param name of the database that lies on it, which is opened later */
  constructor(name: string) {
    disks.set(name, this);
  }

  watch(transaction: FakeTransaction): void {
    const finish = transaction._markFinished.bind(transaction);
    transaction._markFinished = () => {
      transaction._markFinished = finish;
      // With an error it is being aborted already.
      const isRefused = this.commits >= this.trouble.at && this.trouble.commits > 0;
      if (isRefused) this.trouble.commits -= 1;
      const isBroken = this.isDead || this.isInTrouble || isRefused;
      const failure = this.isFull ? 'QuotaExceededError' : isBroken ? 'UnknownError' : undefined;
      if (failure && !transaction.error) {
        transaction._abort(failure);
        return;
      }
      if (!transaction.error) this.commits += 1;
      if (this.commits >= this.fillsUpAt) this.isFull = true;
      finish();
    };
  }

  write(): void {
    if (this.isDead) throw new DOMException('The device has died', 'UnknownError');
    this.writes += 1;
  }

  get isDead(): boolean {
    return this.writes >= this.diesAfter;
  }
}

const disks = new Map<string, Disk>();
const begin = Reflect.get(FakeDatabase.prototype, 'transaction');

// Dexie binds the method when it opens a database, so that it cannot be changed on a connection.
FakeDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
  // Only fake-indexeddb's transactions come from fake-indexeddb's method.
  const transaction = begin.apply(this, args) as FakeTransaction;
  if (transaction.mode === 'readwrite') disks.get(this.name)?.watch(transaction);
  return transaction;
};

for (const method of ['add', 'put', 'delete'] as const) {
  // All three take what they were called with and begin a request.
  const write = Reflect.get(FakeObjectStore.prototype, method) as (...args: unknown[]) => IDBRequest;
  Reflect.set(
    FakeObjectStore.prototype,
    method,
    function (this: globalThis.IDBObjectStore, ...args: unknown[]) {
      disks.get(this.transaction.db.name)?.write();
      return write.apply(this, args);
    },
  );
}

/** The browser takes the database away from every page that has it open, and forgets it. */
export async function wipe(databases: readonly OutpostDatabase[]): Promise<void> {
  for (const db of databases.filter((one) => one.isOpen())) {
    // The parameter is declared as the class of a connection, but an open connection is what it closes.
    forceCloseDatabase(db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0]);
  }
  const [first] = databases;
  if (first) await Dexie.delete(first.name);
}
