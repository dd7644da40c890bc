import { describe, expect, test } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { SHOWN_STATES, type Status } from '../../../src/domain/record/states.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { ledgersShown, mostUrgent } from '../../../src/store/queries/most-urgent.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import { setStatus } from '../../../src/store/outbox/set-status.ts';
import { aStore } from '../a-store.ts';

describe('the most urgent state', () => {
  test.each([
    ['confirmed', ['toFix'], 'toFix'],
    ['confirmed', ['toFix', 'noReply'], 'noReply'],
    ['toFix', ['noReply'], 'noReply'],
    ['noReply', ['toFix'], 'noReply'],
    ['waiting', [], 'waiting'],
    ['discarded', ['noReply'], 'discarded'],
    ['moved', ['toFix'], 'moved'],
  ] as const)(
    'of a person who is %s with assignments %j is %s',
    (own, assigned: readonly string[], urgent) => {
      expect(mostUrgent(own, (state) => assigned.includes(state))).toBe(urgent);
    },
  );
});

/** People, each with a status of their record and of their assignments. */
async function peopleWith(...all: [own: Status, ...assigned: Status[]][]) {
  const { store, aPerson, anAssignment } = await aStore();
  const pass = (id: LocalId, status: Status) =>
    commit(store, [store.db.ops, store.db.users, store.db.assignments], async (counters) => {
      const op = await store.db.ops.where('subjectId').equals(id).first();
      if (op) await setStatus(store, counters, op, status);
    });
  for (const [own, ...assigned] of all) {
    const person = await aPerson();
    for (const status of assigned) await pass(await anAssignment(person), status);
    await pass(person, own);
  }
  return store;
}

test('each person counts once, under the most urgent state of their record and their assignments', async () => {
  const store = await peopleWith(
    ['confirmed', 'noReply', 'toFix'],
    ['confirmed', 'toFix', 'toFix'],
    ['confirmed', 'ready', 'onHold'],
    ['noReply', 'noReply'],
    ['ready'],
  );
  const { people, raised, assignments, all } = await ledgersShown(store);
  expect(people.states).toMatchObject({ noReply: 2, toFix: 1, confirmed: 1, waiting: 1 });
  expect(SHOWN_STATES.reduce((sum, state) => sum + people.states[state], 0)).toBe(people.made);
  expect(raised).toBe(2);
  // Records are counted by their own states.
  const records = await ledger(store);
  expect(records.people.states).toMatchObject({ noReply: 1, toFix: 0, confirmed: 3, waiting: 1 });
  expect([assignments, all]).toEqual([records.assignments, records.all]);
});

test('where no assignment is in trouble, no row of one is read', async () => {
  const store = await peopleWith(['confirmed', 'confirmed'], ['noReply']);
  store.db.assignments.hook('reading', () => {
    throw new Error('An assignment was read');
  });
  const { people, raised } = await ledgersShown(store);
  expect([people.states.noReply, people.states.confirmed, raised]).toEqual([1, 1, 0]);
});
