import { expect, test } from 'vitest';
import { commit } from '../../../src/store/transaction/commit.ts';
import { recount } from '../../../src/store/transaction/recount.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { aStore } from '../a-store.ts';

test('each sequence is raised to what the rows have, and never lowered', async () => {
  const { store, aPerson, anAssignment, aGroup } = await aStore();
  await anAssignment(await aPerson());
  await aGroup('Nakuru 1');
  await aGroup('Nakuru 2');
  const { db } = store;
  const whole = await readCounters(db);
  const tables = [db.ops, db.users, db.assignments, db.groups, db.journal, db.drafts, db.profiles];
  const again = async (change: (value: number) => number) => {
    await commit(store, tables, async (counters) => {
      for (const name of ['userSeq', 'assignmentSeq', 'groupSeq'] as const)
        counters[name] = change(counters[name]);
      await recount(db, counters);
    });
    return readCounters(db);
  };
  expect(await again(() => 0)).toMatchObject({ userSeq: 1, assignmentSeq: 1, groupSeq: 2 });
  expect(await again((value) => value + 5)).toMatchObject({ userSeq: 6, assignmentSeq: 6, groupSeq: 7 });
  expect((await readCounters(db)).counts).toEqual(whole.counts);
});
