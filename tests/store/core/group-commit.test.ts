import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commit, transactionOf } from '../../../src/store/core/commit.ts';
import { readChange } from '../../../src/store/core/change-count.ts';
import { GroupCommit } from '../../../src/store/core/group-commit.ts';
import { localId } from '../../../src/domain/record/reference.ts';
import { note } from '../../../src/store/core/journal.ts';
import type { Store } from '../../../src/store/core/store.ts';
import { emptyTally, type Tally } from '../../../src/store/rows/tally.ts';
import { readTally } from '../../../src/store/core/tally.ts';
import { aStore } from '../a-store.ts';

test('what is wanted before a transaction ends shares it, and each gets its own result', async () => {
  const { store } = await aStore();
  const group = new GroupCommit(store, [store.db.drafts]);
  const seen = new Set<unknown>();
  const results = await Promise.all(
    [1, 2, 3, 4].map((number) =>
      group.run({ keys: [] }, async (tally, { db }) => {
        await db.drafts.put({ id: `d${number}`, form: number, savedAt: 0 });
        seen.add(transactionOf(tally));
        return number;
      }),
    ),
  );
  expect(await store.db.drafts.count()).toBe(4);
  expect(results).toEqual([1, 2, 3, 4]);
  expect(seen.size).toBe(1);
});

test('one that fails takes none of the others along', async () => {
  const { store } = await aStore();
  const group = new GroupCommit(store, [store.db.drafts]);
  const works = [1, 2, 3].map((number) =>
    group.run({ keys: [] }, async (tally, { db }) => {
      tally.opSeq += 1;
      await db.drafts.add({ id: `d${number}`, form: number, savedAt: 0 });
      if (number === 2) throw new Error('This one cannot be');
      return number;
    }),
  );
  const settled = await Promise.allSettled(works);
  expect(settled.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await store.db.drafts.toCollection().primaryKeys()).toEqual(['d1', 'd3']);
  expect((await readTally(store.db)).opSeq).toBe(2);
});

test('what changes the same thing goes in turn', async () => {
  const { store } = await aStore();
  const group = new GroupCommit(store, [store.db.drafts]);
  const add = (key: string) =>
    group.run({ keys: [key, 'all'] }, async (_, { db }) => {
      const sum = await db.drafts.get('sum');
      const form = Number(sum?.form ?? 0) + 1;
      await db.drafts.put({ id: 'sum', form, savedAt: 0 });
      return form;
    });
  expect(await Promise.all(['a', 'b', 'c', 'a'].map(add))).toEqual([1, 2, 3, 4]);
});

test('the last step of a work runs after all works, and alone', async () => {
  const { store } = await aStore();
  const group = new GroupCommit(store, [store.db.drafts]);
  const count = async (_: Tally, { db }: Store) => {
    const form = Number((await db.drafts.get('sum'))?.form ?? 0) + 1;
    await db.drafts.put({ id: 'sum', form, savedAt: 0 });
  };
  await Promise.all(
    ['a', 'b', 'c'].map((key) => group.run({ keys: [key], finish: count }, (_, { db }) => db.drafts.count())),
  );
  expect(await store.db.drafts.get('sum')).toMatchObject({ form: 3 });
});

test('a change of a group is refused outside of its transaction: with the tables of no transaction, and of another one', async () => {
  const { store } = await aStore();
  const group = new GroupCommit(store, [store.db.journal]);
  const id = localId(store.newId());
  const other = await group.run({ keys: [] }, (_, { db }) => Promise.resolve(db));
  for (const db of [store.db, other]) {
    const strays = group.run({ keys: [] }, (tally) => note(db, tally, 0, id, { what: 'made' }));
    await expect(strays).rejects.toMatchObject({ name: 'StoreProblem', kind: 'failed' });
  }
  expect(await store.db.journal.count()).toBe(0);
});

test('a change that has left its transaction is refused', async () => {
  const { store } = await aStore();
  const id = localId(store.newId());
  const strayed: { tally?: Tally } = {};
  await commit(store, [store.db.journal], (tally) => Promise.resolve((strayed.tally = tally)));
  const late = note(store.db, strayed.tally ?? emptyTally(0), 0, id, { what: 'made' });
  await expect(late).rejects.toMatchObject({ name: 'StoreProblem', kind: 'failed' });
  expect(await store.db.journal.count()).toBe(0);
});

test('nothing is said to be kept before the transaction is complete', async () => {
  const { store } = await aStore();
  const failing = commit(store, [store.db.drafts], async () => {
    await store.db.drafts.add({ id: 'd', form: 1, savedAt: 0 });
    throw new Error('After the row was accepted');
  });
  await expect(failing).rejects.toMatchObject({ name: 'StoreProblem', kind: 'failed' });
  expect(await store.db.drafts.count()).toBe(0);
});

describe('work that nobody waits for', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  async function aGroup() {
    const { store } = await aStore();
    const group = new GroupCommit(store, [store.db.drafts]);
    const add = (form: number, isPatient: boolean) =>
      group.run({ keys: [], isPatient }, (_, { db }) => db.drafts.put({ id: `d${form}`, form, savedAt: 0 }));
    const changes = async () => (await readChange(store.db))?.seq ?? 0;
    return { add, changes, before: await changes() };
  }

  test('shares a transaction with what comes a little later', async () => {
    const { add, changes, before } = await aGroup();
    const first = add(1, true);
    // Long enough for it to be committed, if it did not wait.
    for (let reads = 0; reads < 50; reads += 1) expect(await changes()).toBe(before);
    const second = add(2, true);
    vi.advanceTimersByTime(45);
    await Promise.all([first, second]);
    expect(await changes()).toBe(before + 1);
  });

  test.each([
    ['something urgent', [false]],
    ['much more', Array.from({ length: 31 }, () => true)],
  ])('does not hold up %s', async (_, others) => {
    const { add, changes, before } = await aGroup();
    // No timer runs here.
    await Promise.all([add(0, true), ...others.map((isPatient, at) => add(at + 1, isPatient))]);
    expect(await changes()).toBe(before + 1);
  });
});
