import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { commit } from '../../../src/store/core/commit.ts';
import { openStore, type Store } from '../../../src/store/core/store.ts';
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
