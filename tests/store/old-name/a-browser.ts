import { indexedDB } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { deploymentName } from '../../../src/domain/deployment.ts';
import { filesCachePrefix } from '../../../src/domain/deployment-caches.ts';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { isMoveNeeded } from '../../../src/store/old-name/is-move-needed.ts';
import { moveHere, type MoveOptions } from '../../../src/store/old-name/move-here.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aClock } from '../a-store.ts';

const HOST = 'https://host.example';
export const [A, B, C] = ['/a/', '/b/', '/c/'].map((path) => deploymentName(HOST + path)) as [
  string,
  string,
  string,
];
export const STATES = ['Confirmed', 'Waiting', 'Sending', 'Unknown', 'Refused', 'Held', 'Discarded'];

/** Stores to be closed after the test. */
export const open: Store[] = [];
/** To be called after each test: closes what was opened, and removes every database. */
export async function forgetAll(): Promise<void> {
  for (const store of open.splice(0)) store.close();
  for (const { name } of await indexedDB.databases()) if (name) await Dexie.delete(name);
}

function cachesOf(...paths: string[]): string[] {
  return ['something else', ...paths.map((path) => `${filesCachePrefix(HOST + path)}0123456789ab`)];
}

const locks = memoryLocks();

/** A browser in which these paths keep their files; what happened to what stands outside the database. */
export function aBrowser(...paths: string[]) {
  const done: string[] = [];
  const options = (name: string): MoveOptions => ({
    name,
    cacheNames: () => Promise.resolve(cachesOf(...paths)),
    locks: { request: (lock, held) => locks.request(lock, {}, held) },
    blocked: () => done.push('blocked'),
    rest: {
      move: () => Promise.resolve(void done.push('moved')),
      clear: () => Promise.resolve(done.push('cleared') > 0),
    },
  });
  return { options, done };
}

/** What a page does when it is opened. */
export async function start(options: MoveOptions, onTrouble?: (kind: string) => void): Promise<Store> {
  const { now } = aClock();
  const newId = () => crypto.randomUUID();
  const store = await openStore({
    name: options.name,
    now,
    newId,
    random: () => 0.5,
    prepare: async () => ((await isMoveNeeded(options.name, indexedDB)) ? moveHere(options) : undefined),
    onTrouble: ({ kind }) => onTrouble?.(kind),
  });
  open.push(store);
  return store;
}

export async function rowsOf(store: Store): Promise<Record<string, unknown[]>> {
  const tables = store.db.tables.map(async ({ name }) => [name, await store.db.table(name).toArray()]);
  return Object.fromEntries(await Promise.all(tables)) as Record<string, unknown[]>;
}

export async function statuses(store: Store): Promise<Record<string, string>> {
  const users = await store.db.users.toArray();
  return Object.fromEntries(users.map(({ reference = '', status }) => [reference, status]));
}

export async function idOf(store: Store, reference: string): Promise<LocalId> {
  const user = (await store.db.users.toArray()).find((row) => row.reference === reference);
  if (!user) throw new Error(`There is no ${reference}`);
  return user.id;
}
