import { expect, test } from 'vitest';
import { commit } from '../../../src/store/transaction/commit.ts';
import { recount } from '../../../src/store/transaction/recount.ts';
import { readTally } from '../../../src/store/transaction/tally.ts';
import { aStore } from '../a-store.ts';

test('each sequence is raised to what the rows have, and never lowered', async () => {
  const { store, aPerson, anAssignment, aGroup } = await aStore();
  await anAssignment(await aPerson());
  await aGroup('Nakuru 1');
  await aGroup('Nakuru 2');
  const { db } = store;
  const whole = await readTally(db);
  const tables = [db.ops, db.users, db.assignments, db.groups, db.journal, db.drafts, db.profiles];
  const again = async (change: (value: number) => number) => {
    await commit(store, tables, async (tally) => {
      for (const name of ['userSeq', 'assignmentSeq', 'groupSeq'] as const) tally[name] = change(tally[name]);
      await recount(db, tally);
    });
    return readTally(db);
  };
  expect(await again(() => 0)).toMatchObject({ userSeq: 1, assignmentSeq: 1, groupSeq: 2 });
  expect(await again((value) => value + 5)).toMatchObject({ userSeq: 6, assignmentSeq: 6, groupSeq: 7 });
  expect((await readTally(db)).counts).toEqual(whole.counts);
});
