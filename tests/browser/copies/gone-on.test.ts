import { Dexie } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { goOnUncompared } from '../../../src/store/transaction/uncompared.ts';
import { startMirror } from '../../../src/page/keeping.ts';
import { readChange } from '../../../src/store/transaction/change-count.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { aTab, people, register } from './a-device.ts';

const aName = () => `gone on ${crypto.randomUUID()}`;

/** The same database without a mirror, as a page has it that does not wait for the comparison any longer. */
function withoutMirror(name: string): Promise<Store> {
  const parts = { now: () => new Date(), newId: () => crypto.randomUUID(), random: Math.random };
  return openStore({ name, ...parts, keeping: { ready: Promise.resolve() } });
}

async function allRows({ db }: Store): Promise<[string, unknown[]][]> {
  return Promise.all(
    db.tables.map(async (table): Promise<[string, unknown[]]> => [table.name, await table.toArray()]),
  );
}

/** Puts a database back to an earlier state, as Chromium's storage may do. */
async function rollBack(name: string, rows: [string, unknown[]][]): Promise<void> {
  const db = new Dexie(name);
  await db.open();
  for (const [table, all] of rows) {
    await db.table(table).clear();
    await db.table(table).bulkPut(all);
  }
  db.close();
}

test.each([1, 5])(
  'a rolled-back database in which %i people are registered before it is repaired loses none of both, now or later',
  async (meanwhile) => {
    const name = aName();
    const first = await aTab(name);
    const saved = [await first.register()];
    const older = await allRows(first.store);
    for (let made = 0; made < 3; made += 1) saved.push(await first.register());
    first.end();
    await rollBack(name, older);
    let saving: Promise<string[]> | undefined;
    // The comparison has begun, and its worker is slow.
    const second = await aTab(name, (worker) => ({
      onmessage: null,
      onerror: null,
      postMessage(asked) {
        worker.onmessage = (event) => this.onmessage?.(event as MessageEvent<never>);
        const go = () => worker.postMessage(asked);
        if (asked.order.do !== 'open') go();
        else saving = registerBeside(name, meanwhile).finally(go);
      },
      terminate: () => worker.terminate(),
    }));
    saved.push(...((await saving) ?? []));
    expect(new Set(await people(second.store))).toEqual(new Set(saved));
    await second.mirror.settled();
    second.end();
    const third = await aTab(name);
    expect(third.mirror.state).toMatchObject({ is: 'whole' });
    expect(third.mirror.state.found).toBe(undefined);
    expect(new Set(await people(third.store))).toEqual(new Set(saved));
  },
);

async function registerBeside(name: string, count: number): Promise<string[]> {
  const store = await withoutMirror(name);
  const saved: string[] = [];
  for (let made = 0; made < count; made += 1) saved.push(await register(store));
  store.close();
  return saved;
}

test('a change that is committed while the repair begins is not written over', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register()];
  const older = await allRows(first.store);
  saved.push(await first.register());
  first.end();
  await rollBack(name, older);
  let saving: Promise<string[]> | undefined;
  const second = await aTab(name, (worker) => ({
    onmessage: null,
    onerror: null,
    postMessage(asked) {
      worker.onmessage = (event) => this.onmessage?.(event as MessageEvent<never>);
      const go = () => worker.postMessage(asked);
      // The database has been looked at by now, and is not repaired yet.
      if (asked.order.do !== 'missing' || saving) go();
      else saving = registerBeside(name, 1).finally(go);
    },
    terminate: () => worker.terminate(),
  }));
  saved.push(...((await saving) ?? []));
  expect(new Set(await people(second.store))).toEqual(new Set(saved));
  await expect(commit(second.store, [], () => Promise.resolve('counts on'))).resolves.toBe('counts on');
});

/** A page that waits for the comparison no longer, saves, and dies before its end. */
async function saveAndDie(name: string, count: number): Promise<string[]> {
  const store = await withoutMirror(name);
  await goOnUncompared(store.db, new Promise(() => undefined));
  const saved: string[] = [];
  for (let made = 0; made < count; made += 1) saved.push(await register(store));
  store.close();
  return saved;
}

async function rolledBack(name: string, lost: number): Promise<string[]> {
  const first = await aTab(name);
  const saved = [await first.register()];
  const older = await allRows(first.store);
  for (let made = 0; made < lost; made += 1) saved.push(await first.register());
  first.end();
  await rollBack(name, older);
  return saved;
}

test.each([1, 5])(
  'a page that dies before the comparison’s end, after it has registered %i in a rolled-back database, leaves none behind',
  async (meanwhile) => {
    const name = aName();
    const saved = await rolledBack(name, 3);
    saved.push(...(await saveAndDie(name, meanwhile)));
    // A second one does the same.
    saved.push(...(await saveAndDie(name, 1)));
    const next = await aTab(name);
    expect(new Set(await people(next.store))).toEqual(new Set(saved));
    await next.mirror.settled();
    next.end();
    const last = await aTab(name);
    expect(last.mirror.state).toMatchObject({ is: 'whole' });
    expect(new Set(await people(last.store))).toEqual(new Set(saved));
  },
);

test('a page that dies before the comparison’s end in a database that has lost nothing makes nothing of it doubtful', async () => {
  const name = aName();
  const saved = await rolledBack(name, 0);
  saved.push(...(await saveAndDie(name, 2)));
  const next = await aTab(name);
  await next.mirror.settled();
  saved.push(await next.register());
  next.end();
  const last = await aTab(name);
  expect(last.mirror.state).toMatchObject({ is: 'whole' });
  expect(last.mirror.state.hasBroughtBack).toBeUndefined();
  expect(new Set(await people(last.store))).toEqual(new Set(saved));
});

test('a page that waits for the comparison no longer leaves a note, and the end of the comparison removes it', async () => {
  const name = aName();
  const store = await withoutMirror(name);
  await register(store);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(`${name} comparison`, () => released);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const starting = startMirror(store);
  store.keeping.ready = starting;
  // As long as saves wait for the comparison.
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await register(store);
  expect(await readChange(store.db)).toMatchObject({ seq: 2, uncomparedFrom: 1 });
  release();
  await expect.poll(async () => (await readChange(store.db))?.uncomparedFrom).toBeUndefined();
  (await starting).close();
  store.close();
});
