import { expect, onTestFinished, test, vi } from 'vitest';
import type { Asked, WorkerPort } from '../../../src/copies/mirror/orders.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { startHeartbeat } from '../../../src/sync/tabs/heartbeat.ts';
import { browserTimers, type Timers } from '../../../src/sync/timers.ts';
import { aTab, mirrorFolder, people, sizesOf, wipe } from './a-device.ts';

const aName = () => `trouble ${crypto.randomUUID()}`;

/** Stands between page and worker: each order passes, or does not. */
function gate(worker: Worker, passes: (asked: Asked, port: WorkerPort) => boolean): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (asked) => {
      if (passes(asked, port)) worker.postMessage(asked);
    },
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event) => port.onmessage?.(event as MessageEvent<never>);
  return port;
}

/** Answers as a worker does whose disk is full. */
function refuse({ id }: Asked, port: WorkerPort): void {
  port.onmessage?.(new MessageEvent('message', { data: { id, failed: 'QuotaExceededError' } }));
}

async function sizes(name: string): Promise<number[]> {
  const found: number[] = [];
  for await (const handle of (await mirrorFolder(name)).values())
    if (handle.kind === 'file') found.push((await handle.getFile()).size);
  return found.filter((size) => size > 0);
}

/** A change of so many megabytes. */
async function writeMuch({ db, ...rest }: Store, megabytes: number): Promise<void> {
  const words = 'x'.repeat(megabytes * 2 ** 20);
  const draft = { id: 'much', form: { words }, savedAt: 1 };
  await commit({ db, ...rest }, [db.drafts], () => db.drafts.put(draft as never));
}

test('a change that is not mirrored after two seconds is saved by the database, and the lag is said until it is over', async () => {
  const name = aName();
  let isStuck = false;
  const stuck: Asked[] = [];
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  let worker: Worker | undefined;
  const tab = await aTab(name, (real) => {
    worker = real;
    return gate(real, (one) => {
      if (!isStuck) return true;
      stuck.push(one);
      isAsked();
      return false;
    });
  });
  await tab.mirror.settled();
  const saved = [await tab.register()];
  isStuck = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const late = tab.register();
  await asked;
  vi.advanceTimersByTime(1_999);
  expect(tab.mirror.state).toEqual({ is: 'whole', at: expect.any(Number) as number });
  vi.advanceTimersByTime(1);
  saved.push(await late);
  expect(tab.mirror.state).toMatchObject({ is: 'behind', lagsSince: expect.any(Number) as number });
  // No one waits for it again, and the database flushes by itself: no time passes any more.
  saved.push(await tab.register());
  vi.useRealTimers();
  isStuck = false;
  stuck.forEach((one) => worker?.postMessage(one));
  await expect.poll(() => tab.mirror.state.is).toBe('whole');
  expect(tab.mirror.state.lagsSince).toBe(undefined);
  tab.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
});

test('with no room for the mirror everything is saved by the database, and the lack is said', async () => {
  const name = aName();
  let isFull = false;
  const tab = await aTab(name, (worker) =>
    gate(worker, (asked, port) => {
      const isRefused = isFull && asked.order.do === 'append';
      if (isRefused) refuse(asked, port);
      return !isRefused;
    }),
  );
  await tab.mirror.settled();
  const saved = [await tab.register()];
  isFull = true;
  // The first of them was relaxed: the note flushes it. The second is strict.
  for (let at = 0; at < 2; at += 1) {
    saved.push(await tab.register());
    const change = (await tab.store.db.meta.get('change'))?.value as { seq: number; alone: number };
    expect(change.alone).toBe(change.seq);
  }
  expect(tab.mirror.state).toMatchObject({ is: 'behind', reason: 'QuotaExceededError' });
  tab.end();
  // The next start writes a snapshot with what was missing.
  const second = await aTab(name);
  await second.mirror.settled();
  second.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
});

test('a start without room for the mirror ends it only until there is room', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register()];
  await first.mirror.settled();
  // The copy lacks the last change, so the next start begins another file.
  first.mirror.close();
  saved.push(await first.register());
  first.end();
  let isFull = true;
  const second = await aTab(name, (worker) =>
    gate(worker, (asked, port) => {
      const isRefused = isFull && asked.order.do === 'turn';
      if (isRefused) refuse(asked, port);
      return !isRefused;
    }),
  );
  expect(second.mirror.state).toMatchObject({ is: 'behind', reason: 'QuotaExceededError' });
  saved.push(await second.register());
  const change = (await second.store.db.meta.get('change'))?.value as { seq: number; alone: number };
  expect(change.alone).toBe(change.seq);
  isFull = false;
  await second.mirror.writeAgain();
  expect(second.mirror.state).toMatchObject({ is: 'whole' });
  expect(second.mirror.state.reason).toBe(undefined);
  saved.push(await second.register());
  second.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
});

test('a log that has grown is followed by another file, and the old one is emptied', async () => {
  const name = aName();
  const tab = await aTab(name);
  const saved = [await tab.register()];
  for (let at = 0; at < 3; at += 1) await writeMuch(tab.store, 2);
  saved.push(await tab.register());
  await expect.poll(() => tab.mirror.state.is).toBe('whole');
  await tab.mirror.settled();
  await expect.poll(async () => (await sizes(name)).length).toBe(1);
  // Of the six megabytes that were written those before the snapshot are not there any more.
  expect((await sizes(name))[0]).toBeLessThan(5 * 2 ** 20);
  tab.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
});

test.each(['rows', 'change'] as const)(
  'a tab that is killed while it writes %s of a snapshot leaves the older files to come back from',
  async (kind) => {
    const name = aName();
    const first = await aTab(name);
    const saved = [await first.register(), await first.register()];
    await first.mirror.settled();
    first.end();
    let [isSnapshot, killed] = [false, false];
    const second = await aTab(name, (worker) =>
      gate(worker, ({ order }) => {
        const isThat = order.do === 'append' && order.entries.some((entry) => entry.kind === kind);
        const isEnd = order.do === 'finish' || (kind === 'rows' && isThat);
        if (isSnapshot && isEnd) killed = true;
        return !killed;
      }),
    );
    isSnapshot = true;
    const writing = writeMuch(second.store, 5).then(() => writeMuch(second.store, 1));
    writing.catch(() => undefined); // The kill ends it.
    await expect.poll(() => killed).toBe(true);
    second.end();
    await wipe(name);
    expect(await people((await aTab(name)).store)).toEqual(saved);
  },
);

test('two wishes for a new snapshot at one time never spread one over two files', async () => {
  const name = aName();
  const orders: string[] = [];
  const tab = await aTab(name, (worker) =>
    gate(worker, ({ order }) => {
      orders.push(order.do);
      return true;
    }),
  );
  const saved = [await tab.register(), await tab.register()];
  await tab.mirror.settled();
  orders.length = 0;
  await Promise.all([tab.mirror.writeAgain(), tab.mirror.writeAgain()]);
  await tab.mirror.settled();
  const ends = orders.filter((order) => order === 'turn' || order === 'finish');
  expect(ends.join(' ')).toMatch(/^(turn finish ?)+$/);
  tab.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
});

test('several snapshots that kills cut short, one after the other, cost neither the last whole one nor what came after it', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register(), await first.register()];
  await first.mirror.settled();
  first.end();
  for (let kills = 0; kills < 4; kills += 1) {
    let hasBegun = false;
    const tab = await aTab(name, (worker) =>
      gate(worker, ({ order }) => {
        const isRows = order.do === 'append' && order.entries.some(({ kind }) => kind === 'rows');
        hasBegun ||= isRows;
        return !isRows && order.do !== 'finish';
      }),
    );
    void tab.mirror.writeAgain();
    await expect.poll(() => hasBegun).toBe(true);
    saved.push(await tab.register());
    tab.end();
  }
  await wipe(name);
  const { store } = await aTab(name);
  expect(await people(store)).toEqual(saved);
  const ops = await store.db.ops.orderBy('seq').toArray();
  expect(ops.map(({ subjectId }) => subjectId)).toEqual(saved);
});

test('a tab whose database fails for a moment while it is compared has a mirror all the same', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register()];
  first.end();
  const transaction = Reflect.get(IDBDatabase.prototype, 'transaction');
  let fails = false;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    if (!fails) return transaction.apply(this, given);
    fails = false;
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  let opened = 0;
  const second = await aTab(name, (worker) =>
    gate(worker, ({ order }) => {
      if (order.do === 'open') opened += 1;
      fails = order.do === 'open' && opened === 1;
      return true;
    }),
  );
  expect(opened).toBe(2);
  saved.push(await second.register());
  expect(second.mirror.state).toMatchObject({ is: 'whole' });
  second.end();
  // It goes on with the files of the first tab, as it would have at once.
  const used = Object.entries(await sizesOf(name)).filter(([, size]) => size > 0);
  expect(used.map(([file]) => file)).toEqual(['0-a']);
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
});

test('what the sender writes as its sign of life is no change to mirror', async () => {
  const name = aName();
  const tab = await aTab(name);
  await tab.register();
  await tab.mirror.settled();
  const before = await sizes(name);
  let beat: () => void = () => undefined;
  const byHand: Timers = {
    ...browserTimers,
    every(_milliseconds, work) {
      beat = work;
      return () => undefined;
    },
  };
  startHeartbeat(tab.store, byHand);
  for (let beats = 2; beats <= 5; beats += 1) beat();
  await expect.poll(async () => String((await tab.store.db.meta.get('heartbeat'))?.value)).toMatch(/ 5$/);
  await tab.mirror.settled();
  expect(await sizes(name)).toEqual(before);
});
