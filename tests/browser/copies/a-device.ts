import { Dexie } from 'dexie';
import { inject, onTestFinished } from 'vitest';
import { mergeLife } from '../../../src/copies/backup/merge-life.ts';
import { Mirror } from '../../../src/copies/mirror/mirror.ts';
import type { WorkerPort } from '../../../src/copies/mirror/orders.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import type { DeviceNote } from '../../../src/domain/record/records.ts';
import type { Version } from '../../../src/store/schema/versions.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';

const mirrorWorker = URL.createObjectURL(new Blob([inject('mirrorWorker')], { type: 'text/javascript' }));

export interface Device {
  store: Store;
  mirror: Mirror;
  /** Registers someone, and resolves when the store says that it is saved. */
  register: () => Promise<string>;
  /** Ends the tab at once, as a kill does: nothing is written any more. */
  end: () => void;
}

/** A tab: the store and its mirror, with real files. */
export async function aTab(
  name: string,
  between: (worker: Worker) => WorkerPort = (worker) => worker,
  versions?: readonly Version[],
): Promise<Device> {
  const keeping = { ready: Promise.resolve() as Promise<unknown> };
  const store = await openStore({
    name,
    keeping,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    random: Math.random,
    ...(versions && { versions }),
  });
  const worker = new Worker(mirrorWorker, { type: 'module' });
  const mirror = new Mirror(store, between(worker), { locks: navigator.locks, mergeLife });
  keeping.ready = mirror.start();
  await keeping.ready;
  const end = () => {
    mirror.close();
    store.close();
  };
  onTestFinished(end);
  return { store, mirror, register: () => register(store), end };
}

export async function register(store: Store, note?: DeviceNote): Promise<string> {
  const uuid = crypto.randomUUID();
  const user = { uuid, sex: 'F', country: 'KE', occupation: '2221', createdAt: new Date() } as const;
  await deviceRecords(store).createUser(user, note);
  return uuid;
}

/** What a browser does that loses a database. */
export async function wipe(name: string): Promise<void> {
  await Dexie.delete(name);
}

export async function people({ db }: Store): Promise<string[]> {
  return (await db.users.orderBy('seq').toArray()).map(({ id }) => id);
}

/** The folder with a database's mirror. */
export async function mirrorFolder(name: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(`mirror ${encodeURIComponent(name)}`, { create: true });
}

/** How large each file of a mirror is. */
export async function sizesOf(name: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for await (const [file, handle] of (await mirrorFolder(name)).entries())
    if (handle.kind === 'file') sizes[file] = (await handle.getFile()).size;
  return sizes;
}

/** Cuts the last line of the fullest file in half. */
export async function tear(name: string): Promise<void> {
  const sizes = Object.entries(await sizesOf(name)).toSorted(([, one], [, other]) => other - one);
  const [file, size] = sizes[0] ?? ['', 0];
  const handle = await (await mirrorFolder(name)).getFileHandle(file);
  const writable = await handle.createWritable({ keepExistingData: true });
  await writable.truncate(size - 20);
  await writable.close();
}

/** Calls `before` ahead of each batch that is read from the database, with its number. Reads within a transaction belong to its batch. */
export function beforeEachBatch(db: Dexie, before: (batch: number) => Promise<void>): void {
  let batches = 0;
  const wrap = (owner: object, name: string) => {
    const real = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    const delayed = function (this: unknown, ...given: unknown[]) {
      const go = () => real.apply(this, given);
      const isInBatch = Boolean(Dexie.currentTransaction) || given[0] === 'rw';
      return isInBatch ? go() : before((batches += 1)).then(go);
    };
    Reflect.set(owner, name, delayed);
    onTestFinished(() => void Reflect.set(owner, name, real));
  };
  wrap(db, 'transaction');
  wrap(db.Collection.prototype, 'toArray');
}
