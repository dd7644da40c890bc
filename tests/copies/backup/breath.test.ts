import { IDBIndex as FakeIndex } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { writeBackup } from '../../../src/copies/backup/write.ts';
import { differenceOf, emptyDigest } from '../../../src/copies/mirror/file/digest.ts';
import { batchesOf } from '../../../src/copies/mirror/file/inventory.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { offerOf } from '../../../src/store/transfer/what-can-go.ts';
import { aStore } from '../../store/a-store.ts';

const MANY = 10_000;

/** How often something else had its turn while this was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

/** A backup with many rows, sealed or not. */
async function aLargeFile(passphrase?: string): Promise<{ file: Uint8Array; store: Store }> {
  const { store } = await aStore();
  const rows = Array.from({ length: MANY }, (_, at) => ({
    seq: at + 1,
    at,
    subjectId: `person ${at}` as never,
    event: { what: 'made' } as const,
  }));
  await store.db.journal.bulkAdd(rows);
  const options = { randomBytes: (into: Uint8Array<ArrayBuffer>) => into };
  const { file } = await writeBackup(store, { ...options, ...(passphrase && { passphrase }) });
  return { file: new Uint8Array(await file.arrayBuffer()), store };
}

test.each([undefined, 'four words or more'])(
  'other things have their turn while a large file is examined (passphrase: %s)',
  async (passphrase) => {
    const { file, store } = await aLargeFile(passphrase);
    let read: Awaited<ReturnType<typeof readBackup>> = 'not a backup';
    const turns = await turnsDuring(async () => (read = await readBackup(file, store.db, passphrase)));
    expect(read).toMatchObject({ damage: [], rows: { journal: { length: MANY } } });
    expect(turns).toBeGreaterThan(20);
  },
);

test('what can be moved is read in batches, and nothing is left out', async () => {
  const { store } = await aStore();
  const rows = Array.from({ length: MANY }, (_, at) => ({
    ...{ id: `op ${at}`, key: `op ${at}`, profileId: 'first', seq: at + 1, lane: 'user' as const },
    ...{
      subjectId: `person ${at}` as never,
      status: at % 2 === 0 ? ('onHold' as const) : ('ready' as const),
    },
    ...{ notBefore: 0, waitsFor: [], failures: 0, attempts: 0 },
  }));
  await store.db.ops.bulkAdd(rows);
  const reading = vi.spyOn(FakeIndex.prototype, 'getAll');
  const offer = await offerOf(store);
  const sizes = reading.mock.results.map(({ value }) => (value as IDBRequest<unknown[]>).result.length);
  reading.mockRestore();
  const half = MANY / 2;
  expect(offer).toMatchObject({ going: { length: half }, staying: { onHold: half, tied: 0 } });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(MANY);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
});

function aDigest(count: number) {
  const digest = emptyDigest();
  for (let at = 0; at < count; at += 1) digest.users.set(`"${at}"`, at);
  return digest;
}

test('other things have their turn while two large digests are compared', async () => {
  const [here, there] = [aDigest(MANY), aDigest(MANY)];
  here.users.set('"only here"', 1);
  there.users.set('"only there"', 1);
  there.users.set('"7"', 8);
  let difference: unknown;
  const turns = await turnsDuring(async () => (difference = await differenceOf(here, there)));
  expect(difference).toEqual({
    lacking: { users: ['"7"', '"only here"'] },
    onlyInMirror: { users: ['"only there"'] },
  });
  expect(turns).toBeGreaterThan(20);
});

test('a large digest comes in batches, and nothing of it is missing or twice', () => {
  const digest = aDigest(MANY);
  digest.ops.set('"a"', 1);
  const batches = [...batchesOf(digest)];
  expect(batches.map(({ table, entries }) => `${table} ${entries.length}`)).toEqual([
    'users 4000',
    'users 4000',
    'users 2000',
    'ops 1',
  ]);
  const again = emptyDigest();
  for (const { table, entries } of batches) for (const [key, sum] of entries) again[table].set(key, sum);
  expect(again).toEqual(digest);
});
