import { expect, onTestFinished, test, vi } from 'vitest';
import { MIRRORED_TABLES } from '../../../src/copies/mirror/file/mirrored-tables.ts';
import type { Mirror } from '../../../src/copies/mirror/mirror.ts';
import type { Asked, WorkerPort } from '../../../src/copies/mirror/orders.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { aTab, people, register, sizesOf, tear, wipe } from './a-device.ts';

const aName = () => `device ${crypto.randomUUID()}`;

test('a database that was lost between two starts comes back with everything in it, and says how much', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register(), await first.register(), await first.register()];
  const rows = await allRows(first.store);
  first.end();
  await wipe(name);
  const second = await aTab(name);
  expect(second.mirror.state.found).toEqual({ kind: 'restored-from-mirror', count: 3 });
  expect(await people(second.store)).toEqual(saved);
  expect(await allRows(second.store)).toEqual(rows);
});

test('what is registered after a repair has numbers and receipts of its own, and survives the next loss', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register()];
  first.end();
  await wipe(name);
  const second = await aTab(name);
  saved.push(await second.register());
  second.end();
  await wipe(name);
  const third = await aTab(name);
  expect(await people(third.store)).toEqual(saved);
  expect((await readCounters(third.store.db)).counts.user).toEqual({ ready: 2 });
});

test('every change is in the mirror when the store says that it is saved, whichever tab made it', async () => {
  const name = aName();
  const [one, other] = [await aTab(name), await aTab(name)];
  const saved: string[] = [];
  for (let at = 0; at < 10; at += 1) saved.push(await (at % 2 ? one : other).register());
  one.end();
  other.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
});

test('a start with nothing lost says nothing and writes no new snapshot', async () => {
  const name = aName();
  const first = await aTab(name);
  await first.register();
  await first.mirror.settled();
  first.end();
  const sizes = await sizesOf(name);
  const second = await aTab(name);
  await second.mirror.settled();
  expect(second.mirror.state).toEqual({ is: 'whole' });
  expect(second.mirror.neverLeft('an attempt that no one knows')).toBe(false);
  expect(await sizesOf(name)).toEqual(sizes);
});

test('the first changes after a start add lines, however large the snapshot before it', async () => {
  const name = aName();
  const first = await aTab(name);
  await first.register();
  // More than a file may grow by before it is begun again.
  await first.store.db.users.toCollection().modify({ reference: 'x'.repeat(5 * 2 ** 20) });
  await first.mirror.writeAgain();
  first.end();
  const written = (sizes: Record<string, number>) => Object.keys(sizes).filter((file) => sizes[file] !== 0);
  const files = written(await sizesOf(name));
  const second = await aTab(name);
  await second.register();
  // Had the first one begun another file, this one would be in it.
  await second.register();
  await second.mirror.settled();
  expect(written(await sizesOf(name))).toEqual(files);
  second.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toHaveLength(3);
});

test('a torn line is never followed by another one', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register(), await first.register()];
  first.end();
  await tear(name);
  const second = await aTab(name);
  saved.push(await second.register());
  await second.mirror.settled();
  second.end();
  await wipe(name);
  const third = await aTab(name);
  expect(third.mirror.state.found).toEqual({ kind: 'restored-from-mirror', count: 3 });
  expect((await readCounters(third.store.db)).counts.user).toEqual({ ready: 3 });
  expect(await people(third.store)).toEqual(saved);
});

test('after a loss with a torn line what waits is held: a request may have left that no one remembers', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register(), await first.register()];
  first.end();
  await tear(name);
  await wipe(name);
  const { store } = await aTab(name);
  expect(await people(store)).toEqual(saved.slice(0, 1));
  expect((await readCounters(store.db)).counts.user).toMatchObject({ ready: 0, onHold: 1 });
  expect((await store.db.ops.toArray())[0]?.onHold?.reason).toBe('rolled back');
});

test('a database that is older than the mirror gets what it lacks', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register()];
  const earlier = await allRows(first.store);
  saved.push(await first.register(), await first.register());
  await rollBack(first.store, earlier);
  first.end();
  const second = await aTab(name);
  expect(second.mirror.state.found).toEqual({ kind: 'restored-from-mirror', count: 2 });
  expect(await people(second.store)).toEqual(saved);
  expect((await readCounters(second.store.db)).counts.user).toEqual({ ready: 3 });
});

test('a transaction is flushed once: in the mirror, or where there is none in the database', async () => {
  const tab = await aTab(aName());
  const { store, mirror } = tab;
  const durabilities = async () => {
    const { db } = store;
    return db.transaction('rw', [db.users], (transaction) => transaction.idbtrans.durability);
  };
  expect(await durabilities()).toBe('relaxed');
  mirror.close();
  expect(await durabilities()).toBe('strict');
  await tab.register();
  const { value } = (await store.db.meta.get('change')) ?? expect.unreachable('no change is counted');
  const { seq, alone } = value as { seq: number; alone: number };
  expect(alone).toBe(seq);
});

/** The same database in the service worker, which keeps no second copy of what it commits. */
async function inWorker(name: string): Promise<Store> {
  const store = await openStore({
    ...{ name, now: () => new Date(), newId: () => crypto.randomUUID(), random: Math.random },
  });
  onTestFinished(() => store.close());
  return store;
}

/** Resolves when the mirror has every change again. */
function whenWhole(mirror: Mirror): Promise<void> {
  return new Promise((resolve) => {
    const stop = mirror.subscribe(() => {
      if (mirror.state.is !== 'whole') return;
      stop();
      resolve();
    });
  });
}

test('what was committed without a second copy is in it soon, and is no loss after which all others are held', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register()];
  await first.mirror.settled();
  const isWhole = whenWhole(first.mirror);
  saved.push(await register(await inWorker(name)));
  await isWhole;
  saved.push(await first.register());
  first.end();
  await wipe(name);
  const second = await aTab(name);
  expect(await people(second.store)).toEqual(saved);
  expect((await readCounters(second.store.db)).counts.user).toEqual({ ready: 3 });
});

test('what is committed between the comparison and the first line of the mirror is in it, too', async () => {
  const name = aName();
  const before = await aTab(name);
  const saved = [await before.register()];
  await before.mirror.settled();
  before.end();
  const worker = await inWorker(name);
  const first = await aTab(name, (real) => {
    const port = through(real, async ({ order }) => {
      if (order.do === 'resume') saved.push(await register(worker));
    });
    return port;
  });
  await first.mirror.settled();
  expect(first.mirror.state.is).toBe('whole');
  saved.push(await first.register());
  first.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
});

/** Does something before an order is passed on. */
function through(worker: Worker, before: (asked: Asked) => Promise<unknown>): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (asked) => void before(asked).then(() => worker.postMessage(asked)),
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event) => port.onmessage?.(event as MessageEvent<never>);
  return port;
}

type Rows = Record<string, unknown[]>;
type Tab = Awaited<ReturnType<typeof aTab>>;

async function allRows({ db }: Tab['store']): Promise<Rows> {
  const tables = MIRRORED_TABLES.map(async (table) => [table, await db.table(table).toArray()] as const);
  const { meta = [], ...rows } = Object.fromEntries(await Promise.all(tables));
  // The repair is a change of its own.
  return { ...rows, meta: meta.filter((row) => (row as { key: string }).key !== 'change') };
}

/** Past the recorder, as a crash of the machine does. */
async function rollBack({ db }: Tab['store'], rows: Rows): Promise<void> {
  const change = (await db.meta.get('change'))?.value as { epoch: string; seq: number };
  await db.transaction('rw', [...MIRRORED_TABLES], async () => {
    for (const table of MIRRORED_TABLES) {
      await db.table(table).clear();
      await db.table(table).bulkPut(rows[table] ?? []);
    }
    await db.meta.put({ key: 'change', value: { ...change, seq: change.seq - 2 } });
  });
}

test('an answer that another tab wrote down is known to a tab that was open before', async () => {
  const name = aName();
  const [first, second] = [await aTab(name), await aTab(name)];
  const answer = { evidence: { at: 1, durationMs: 2, status: 201 }, text: '{}' };
  first.mirror.keepAnswer('an attempt', answer);
  // What is saved after it is written after it.
  await first.register();
  first.end();
  expect(await second.mirror.answerTo('an attempt')).toEqual(answer);
  expect(await second.mirror.answerTo('another attempt')).toBeUndefined();
});

test('a copy that lacks a change says so soon, also while a look for an earlier gap is half a minute away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const name = aName();
  const { mirror, store } = await aTab(name);
  await mirror.settled();
  const worker = await inWorker(name);
  let passed = 0;
  const becomes = (is: string) =>
    expect
      .poll(async () => {
        passed += 100;
        await vi.advanceTimersByTimeAsync(100);
        return mirror.state.is;
      })
      .toBe(is);
  // The first gap is closed at once, and the next one only half a minute later.
  for (const is of ['behind', 'whole', 'behind']) {
    if (is === 'behind') await register(worker);
    await becomes(is);
  }
  await mirror.writeAgain();
  expect(mirror.state.is).toBe('whole');
  passed = 0;
  await register(worker);
  await becomes('behind');
  expect(passed).toBeLessThan(10_000);
  store.close();
});
