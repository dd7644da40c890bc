import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import type { Status } from '../../../src/domain/record/states.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import { setStatus } from '../../../src/store/outbox/set-status.ts';
import { listed, peopleOfAssignments, withTrouble } from '../../../src/store/queries/assignment-trouble.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { peoplePage } from '../../../src/store/queries/people.ts';
import { aStore } from '../a-store.ts';

/** People with assignments, each of which has come to a status. */
async function peopleWith(...statuses: Status[][]) {
  const parts = await aStore();
  const { store, aPerson, anAssignment } = parts;
  const ids: LocalId[] = [];
  for (const own of statuses) {
    const person = await aPerson();
    ids.push(person);
    for (const status of own) await pass(await anAssignment(person), status);
  }
  return { ...parts, ids, pass };

  async function pass(id: LocalId, status: Status) {
    const { db } = store;
    await commit(store, [db.ops, db.assignments], async (counters) => {
      const op = await db.ops.where('subjectId').equals(id).first();
      if (op) await setStatus(store, counters, op, status);
    });
  }
}

test('a page of people says of each how many of their assignments need a person or are unknown', async () => {
  const { store } = await peopleWith(['toFix', 'toFix', 'noReply'], ['confirmed'], ['noReply'], []);
  const { rows } = await peoplePage(store, { limit: 9 });
  const found = await withTrouble(store, rows);
  expect(found.map(({ user, trouble }) => [user.seq, trouble])).toEqual([
    [4, {}],
    [3, { noReply: 1 }],
    [2, {}],
    [1, { toFix: 2, noReply: 1 }],
  ]);
});

test('asked for, a page says how many assessments each has, and counts no discarded ones', async () => {
  const { store } = await peopleWith(['confirmed', 'ready'], ['discarded'], []);
  const { rows } = await peoplePage(store, { limit: 9 });
  const page = await withTrouble(store, rows, true);
  const entries = await store.db.assignments.toArray();
  const each = entries[0]?.entries.length ?? 0;
  expect(page.map(({ user, assessments }) => [user.seq, assessments])).toEqual([
    [3, 0],
    [2, 0],
    [1, 2 * each],
  ]);
  expect((await withTrouble(store, rows)).every((one) => one.assessments === undefined)).toBe(true);
});

test('an assignment is listed with its person as often as the ledger counts it, the newest first', async () => {
  const { store } = await peopleWith(['toFix', 'toFix'], ['noReply'], ['toFix']);
  const every = await peopleOfAssignments(store, { state: 'toFix', offset: 0, count: 9 });
  expect(every.map(({ user }) => user.seq)).toEqual([3, 1, 1]);
  expect(every).toHaveLength((await ledger(store)).assignments.states.toFix);
  const part = await peopleOfAssignments(store, { state: 'toFix', offset: 1, count: 1 });
  expect(part.map(({ user, trouble }) => [user.seq, trouble])).toEqual([[1, { toFix: 2 }]]);
});

test('a page of people is read in one transaction with what is to be said of each', async () => {
  const { store } = await peopleWith(['toFix'], ['noReply'], []);
  let tables: readonly string[] = [];
  const page = await listed(store, async () => {
    tables = Dexie.currentTransaction.storeNames;
    return (await peoplePage(store, { limit: 9 })).rows;
  });
  expect(page).toHaveLength(3);
  expect(tables).toEqual(expect.arrayContaining(['users', 'assignments']));
});
