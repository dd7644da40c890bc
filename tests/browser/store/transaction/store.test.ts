import { Dexie } from 'dexie';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { saveDraft } from '../../../../src/store/changes/drafts.ts';
import { ledger, type Ledgers } from '../../../../src/store/queries/ledger.ts';
import { live } from '../../../../src/store/transaction/live.ts';
import { deviceRecords } from '../../../../src/store/changes/records.ts';
import { openStore, type Store } from '../../../../src/store/transaction/store.ts';
import type { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import type { Version } from '../../../../src/store/schema/versions.ts';
import { WITH_VERSION_2 } from '../../../store/schema/version-2.ts';

const opened: Store[] = [];

afterEach(async () => {
  for (const store of opened.splice(0)) {
    store.close();
    await Dexie.delete(store.db.name);
  }
});

async function aStore(
  name: string = crypto.randomUUID(),
  troubles: StoreProblem[] = [],
  versions?: readonly Version[],
) {
  const store = await openStore({
    name,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    random: Math.random,
    onTrouble: (problem) => troubles.push(problem),
    ...(versions && { versions }),
  });
  opened.push(store);
  return store;
}

function register(store: Store) {
  const uuid = crypto.randomUUID();
  const user = { uuid, sex: 'F', country: 'KE', occupation: '2221', createdAt: new Date() } as const;
  return deviceRecords(store).createUser(user);
}

test('every writing transaction is strictly durable', async () => {
  const store = await aStore();
  const { db } = store;
  const durability = await db.transaction('rw', [db.users], (transaction) => transaction.idbtrans.durability);
  expect(durability).toBe('strict');
});

test('a live ledger follows registrations, those of another tab included', async () => {
  const store = await aStore();
  const other = await aStore(store.db.name);
  const seen: number[] = [];
  const stop = live(() => ledger(store)).subscribe(
    (ledgers: Ledgers) => seen.push(ledgers.people.made),
    (problem) => expect.unreachable(problem.message),
  );
  onTestFinished(stop);
  await expect.poll(() => seen).toEqual([0]);
  await register(store);
  await expect.poll(() => seen.at(-1)).toBe(1);
  await register(other);
  await expect.poll(() => seen.at(-1)).toBe(2);
});

test('while another tab holds an older version open, opening says so, waits, and then goes on', async () => {
  const name = crypto.randomUUID();
  (await aStore(name)).close();
  const older = await holdOpen(name);
  const troubles: StoreProblem[] = [];
  const opening = aStore(name, troubles, WITH_VERSION_2);
  await expect.poll(() => troubles.map((problem) => problem.kind)).toEqual(['blocked']);
  older.close();
  const store = await opening;
  expect(store.db.verno).toBe(2);
});

/** A tab that does not let go of its database when asked to. */
function holdOpen(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The older database did not open', { cause: request.error }));
  });
}

test('a newer version in another tab gets the database, and this one says what to do', async () => {
  const troubles: StoreProblem[] = [];
  const store = await aStore(crypto.randomUUID(), troubles);
  const newer = new Dexie(store.db.name);
  newer.version(9).stores({ users: 'id' });
  await newer.open();
  newer.close();
  expect(troubles.map((problem) => problem.kind)).toEqual(['outdated']);
  await expect(register(store)).rejects.toMatchObject({ kind: 'closed' });
});

test('a database that another tab erases is told as erased and not reopened empty, and every save says so', async () => {
  const troubles: StoreProblem[] = [];
  const store = await aStore(crypto.randomUUID(), troubles);
  await register(store);
  await Dexie.delete(store.db.name);
  expect(troubles.map((problem) => problem.kind)).toEqual(['erased']);
  await expect(register(store)).rejects.toMatchObject({ kind: 'closed' });
  await expect(saveDraft(store, 'register', {})).rejects.toMatchObject({ kind: 'closed' });
  const again = await aStore(store.db.name);
  expect(again.fresh).toBe(true);
});

test('a database that we close ourselves is no trouble', async () => {
  const troubles: StoreProblem[] = [];
  const store = await aStore(crypto.randomUUID(), troubles);
  store.close();
  expect(troubles).toEqual([]);
});
