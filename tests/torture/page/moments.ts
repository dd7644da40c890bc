import type { Moment } from '../plan.ts';

/** Where a page stands still next, and whom it asks whether it may go on. */
export interface Halt {
  moment: Moment;
  /** How often the moment must come. */
  nth: number;
  /** The address to ask. */
  at: string;
}

let halt: Halt | undefined;
let failing = 0;

export function haltAt(next: Halt): void {
  halt = { ...next };
}

/** Says that the page is at a moment. It stands still there, if it is told to: nothing else of it runs before the answer. */
export function reached(moment: Moment, opId = ''): void {
  if (halt?.moment !== moment) return;
  halt.nth -= 1;
  if (halt.nth > 0) return;
  const request = new XMLHttpRequest();
  request.open('GET', `${halt.at}&op=${opId}`, false);
  halt = undefined;
  request.send();
}

/** The next uses of IndexedDB fail, as WebKit's do when the process that keeps the databases has died. */
export function failNext(times: number): void {
  failing = times;
}

export function stillFails(): boolean {
  return failing > 0;
}

function failIfTold(): void {
  if (failing === 0) return;
  failing -= 1;
  throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
}

/** Sees what is written, and lets it fail. To be called before the database is opened. */
export function watchDatabases(): void {
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction');
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
    failIfTold();
    return begin.apply(this, args);
  };
  for (const method of ['add', 'put'] as const) {
    // Both take what they were called with and begin a request.
    const write = Reflect.get(IDBObjectStore.prototype, method) as (...args: unknown[]) => IDBRequest;
    Reflect.set(IDBObjectStore.prototype, method, function (this: IDBObjectStore, ...args: unknown[]) {
      failIfTold();
      reached('writing');
      if (this.name === 'attempts') watchAttempt(this.transaction, args[0] as { opId: string }); // The name of the table says what its rows are.
      return write.apply(this, args);
    });
  }
}

function watchAttempt(transaction: IDBTransaction, row: { opId: string; outcome?: unknown }): void {
  const moment = row.outcome === undefined ? 'marked' : 'recorded';
  // What waits for the commit goes on after all listeners.
  transaction.addEventListener('complete', () => reached(moment, row.opId));
}
