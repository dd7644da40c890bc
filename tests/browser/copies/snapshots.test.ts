import { expect, onTestFinished, test } from 'vitest';
import { localId } from '../../../src/domain/record/reference.ts';
import { readLog } from '../../../src/copies/mirror/file/log.ts';
import {
  snapshotCache,
  writeSnapshot,
  type SnapshotCaches,
} from '../../../src/copies/snapshots/kept-snapshot.ts';
import { openStore } from '../../../src/store/transaction/store.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { aTabWithoutFiles, newestFirst, upToDate } from './a-tab-without-files.ts';
import { beforeEachBatch, people, register, wipe } from './a-device.ts';

const aName = () => `snapshots ${crypto.randomUUID()}`;

test('a database that was lost comes back from the last snapshot, and what waits is held', async () => {
  const name = aName();
  const first = await aTabWithoutFiles(name);
  const saved = [await register(first.store), await register(first.store)];
  await upToDate(first);
  expect(first.state()).toMatchObject({ is: 'snapshots', at: expect.any(Number) as number });
  first.end();
  await wipe(name);
  const second = await aTabWithoutFiles(name);
  expect(second.state().found).toEqual({ kind: 'restored-from-mirror', count: 2 });
  expect(await people(second.store)).toEqual(saved);
  // A request may have left after the snapshot was written, and no one remembers it.
  expect((await readCounters(second.store.db)).counts.user).toMatchObject({ onHold: 2, ready: 0 });
});

test('what was registered after a repair is in the next snapshot', async () => {
  const name = aName();
  const first = await aTabWithoutFiles(name);
  const saved = [await register(first.store)];
  await upToDate(first);
  first.end();
  await wipe(name);
  const second = await aTabWithoutFiles(name);
  saved.push(await register(second.store));
  await upToDate(second);
  second.end();
  await wipe(name);
  expect(await people((await aTabWithoutFiles(name)).store)).toEqual(saved);
});

test('a start with nothing lost changes nothing', async () => {
  const name = aName();
  const first = await aTabWithoutFiles(name);
  await register(first.store);
  await upToDate(first);
  first.end();
  const second = await aTabWithoutFiles(name);
  expect(second.state().found).toBe(undefined);
  expect((await readCounters(second.store.db)).counts.user).toEqual({ ready: 1 });
});

test('one tab writes what others change, and all know how old the copy is', async () => {
  const name = aName();
  const [one, other] = [await aTabWithoutFiles(name), await aTabWithoutFiles(name)];
  const saved = [await register(other.store)];
  await upToDate(one);
  await upToDate(other);
  await expect.poll(() => (other.state().at ?? 0) - (one.state().at ?? 1)).toBe(0);
  one.end();
  // The other tab goes on.
  saved.push(await register(other.store));
  await upToDate(other);
  other.end();
  await wipe(name);
  expect(await people((await aTabWithoutFiles(name)).store)).toEqual(saved);
});

test('a snapshot that was cut short leaves the one before it', async () => {
  const name = aName();
  const first = await aTabWithoutFiles(name);
  const saved = [await register(first.store)];
  await upToDate(first);
  const [kept] = await newestFirst(name);
  const bytes = await (
    await (await caches.open(snapshotCache(name))).match(kept?.place ?? '')
  )?.arrayBuffer();

  // Under another name, because the first tab may still be writing.
  const wiped = aName();
  const cache = await caches.open(snapshotCache(wiped));
  await cache.put('second-copy/a', new Response(bytes, { headers: { 'written-at': '1' } }));
  await cache.put('second-copy/b', new Response(bytes?.slice(0, -40), { headers: { 'written-at': '2' } }));
  const written: string[] = [];
  const second = await aTabWithoutFiles(wiped, watched(written));
  expect(await people(second.store)).toEqual(saved);
  await upToDate(second);
  // The next one is not written over the only one that is whole. The one after it may be.
  expect(written[0]).toBe('second-copy/b');
});

/** The browser's caches. They note where each snapshot is written. */
function watched(written: string[]): Pick<CacheStorage, 'open' | 'delete' | 'has'> {
  return {
    has: (one) => caches.has(one),
    delete: (one) => caches.delete(one),
    open: async (one) => {
      const cache = await caches.open(one);
      const put = (place: string, response: Response) => {
        written.push(place);
        return cache.put(place, response);
      };
      return Object.assign(Object.create(cache) as Cache, { put, match: cache.match.bind(cache) });
    },
  };
}

test('with no room it says why, and how old the copy is', async () => {
  const name = aName();
  let isFull = false;
  const tab = await aTabWithoutFiles(name, {
    has: (one) => caches.has(one),
    delete: (one) => caches.delete(one),
    open: async (one) => {
      const cache = await caches.open(one);
      if (!isFull) return cache;
      const put = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
      return Object.assign(Object.create(cache) as Cache, { put, match: cache.match.bind(cache) });
    },
  });
  await register(tab.store);
  await upToDate(tab);
  isFull = true;
  await register(tab.store);
  await expect.poll(() => tab.state().reason).toBe('QuotaExceededError');
  const [newest] = await newestFirst(name);
  expect(tab.state()).toMatchObject({ isBehind: true, at: newest?.at });
});

test('erasing leaves nothing, in whichever tab it is pressed', async () => {
  const name = aName();
  const [one, other] = [await aTabWithoutFiles(name), await aTabWithoutFiles(name)];
  await register(one.store);
  await upToDate(one);
  other.store.db.close();
  await wipe(name);
  await expect.poll(() => caches.has(snapshotCache(name))).toBe(false);
});

test('a tab that takes over while everything is erased does not make the cache again', async () => {
  const name = aName();
  let isErasing = false;
  let tellGone: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (tellGone = resolve));
  const one = await aTabWithoutFiles(name, {
    has: (cache) => caches.has(cache),
    open: (cache) => caches.open(cache),
    delete: async (cache) => {
      // If the lock were free by now, the other tab would have it and look.
      for (let trip = 0; trip < 10; trip += 1) await navigator.locks.query().then(() => caches.has(name));
      return caches.delete(cache).finally(tellGone);
    },
  });
  let looks = 0;
  // It looks whether the cache is there, and is slow to open it.
  const other = await aTabWithoutFiles(name, {
    has: (cache) => {
      if (isErasing) looks += 1;
      return caches.has(cache);
    },
    open: async (cache) => {
      if (isErasing) await gone;
      return caches.open(cache);
    },
    delete: (cache) => caches.delete(cache),
  });
  await register(one.store);
  await upToDate(one);
  isErasing = true;
  other.store.db.close();
  await wipe(name);
  await gone;
  await expect.poll(() => looks).toBe(1);
  expect(await caches.has(snapshotCache(name))).toBe(false);
});

test('saving does not wait for a snapshot, and what is saved while it is read is in it', async () => {
  const parts = { now: () => new Date(), newId: () => crypto.randomUUID(), random: Math.random };
  const store = await openStore({ name: aName(), ...parts, keeping: { ready: Promise.resolve() } });
  onTestFinished(() => store.close());
  await register(store);
  const [user] = await store.db.users.toArray();
  if (!user) throw new Error('No one was registered');
  const others = Array.from({ length: 600 }, (_, at) => ({
    ...user,
    id: localId(crypto.randomUUID()),
    opId: `op ${at}`,
    seq: at + 1_000,
  }));
  await store.db.users.bulkAdd(others);
  const order: string[] = [];
  const written: Response[] = [];
  /** Opened when everything has been read. */
  const open = () => {
    order.push('read');
    return Promise.resolve({ put: (_: unknown, one: Response) => Promise.resolve(written.push(one)) });
  };
  // The parts of a cache that writing uses.
  const kept = { open } as unknown as SnapshotCaches;
  let late = '';
  beforeEachBatch(store.db, async (batch) => {
    if (batch !== 2) return;
    late = await register(store);
    order.push('saved');
  });
  expect(await writeSnapshot(kept, store.db, 'second-copy/a', 'any', 1)).toBe(2);
  expect(order).toEqual(['saved', 'read']);
  const log = readLog(new Uint8Array((await written[0]?.arrayBuffer()) ?? new ArrayBuffer(0)));
  const rows = log?.snapshot.parts.flatMap((part) => (part.table === 'users' ? part.rows : []));
  expect(rows).toHaveLength(602);
  expect(rows?.some(({ id }) => id === late)).toBe(true);
  expect(log?.snapshot.from).toBe(2);
});

test('a snapshot that is being written while everything is erased leaves nothing either', async () => {
  const name = aName();
  let written = false;
  let goOn: (() => void) | undefined;
  const tab = await aTabWithoutFiles(name, {
    has: (one) => caches.has(one),
    delete: (one) => caches.delete(one),
    open: async (one) => {
      await new Promise<void>((resolve) => (goOn = resolve));
      const cache = await caches.open(one);
      const put: Cache['put'] = async (...given) => {
        await cache.put(...given);
        written = true;
      };
      return Object.assign(Object.create(cache) as Cache, { put, match: cache.match.bind(cache) });
    },
  });
  await register(tab.store);
  await expect.poll(() => goOn).toBeDefined();
  const erased = tab.snapshots.erase();
  goOn?.();
  await erased;
  await expect.poll(() => written).toBe(true);
  expect(await caches.has(snapshotCache(name))).toBe(false);
});
