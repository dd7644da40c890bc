import { expect, test } from 'vitest';
import { assignmentRows, peopleRows } from '../../../src/organisation/export/rows.ts';
import { alreadyAssigned, assignedLately } from '../../../src/store/queries/already-assigned.ts';
import { AssignmentCounter } from '../../../src/store/queries/overview/assignment-counts.ts';
import { AssessmentColumns } from '../../../src/store/queries/people-list/assessment-columns.ts';
import { standingOf } from '../../../src/store/queries/standing.ts';
import { listed } from '../../../src/store/queries/assignment-trouble.ts';
import { peopleAt, peoplePage } from '../../../src/store/queries/people.ts';
import { PeopleColumns } from '../../../src/store/queries/people-list/people-columns.ts';
import { person } from '../../../src/store/queries/person.ts';
import { aStore } from '../a-store.ts';

const DAMAGES = [
  { createdAt: 1e300 },
  { createdAt: NaN },
  { createdAt: 'yesterday' },
  { editedAt: -1e300 },
  { sex: 7 },
  { country: null },
  { occupation: {} },
  { receipt: 12 },
  { reference: ['Bed'] },
  { words: 'bed' },
];

test.each(DAMAGES)('a row with %j is shown as damaged, among the others', async (damage) => {
  const { store, aPerson } = await aStore();
  const good = await aPerson();
  const bad = await aPerson();
  await store.db.users.update(bad, damage as object);
  const isTold = (rows: readonly { id: string; isDamaged?: true }[]) =>
    rows.map(({ id, isDamaged = false }) => [id, isDamaged]);
  const expected = [
    [bad, true],
    [good, false],
  ];
  const rows = await listed(store, () => peopleAt(store, { offset: 0, count: 10 }));
  expect(isTold(rows.map(({ user }) => user))).toEqual(expected);
  expect(isTold((await peoplePage(store, { limit: 10 })).rows)).toEqual(expected);
  const { user } = (await person(store, bad)) ?? {};
  expect(user).toMatchObject({ id: bad, isDamaged: true });
  for (const row of [...rows.map((one) => one.user), user]) {
    expect(() => new Date(row?.createdAt ?? NaN).toISOString()).not.toThrow();
    expect(row?.country).toBeTypeOf('string');
  }
  const columns = new PeopleColumns();
  for (const row of await store.db.users.toArray()) columns.put(row);
  expect(columns.of(bad)?.createdAt).toBeTypeOf('number');
});

test('what is stored of a damaged row stays as it was', async () => {
  const { store, aPerson } = await aStore();
  const bad = await aPerson();
  await store.db.users.update(bad, { createdAt: 1e300 });
  await peoplePage(store, { limit: 10 });
  expect(await store.db.users.get(bad)).toMatchObject({ createdAt: 1e300 });
  expect(await store.db.users.get(bad)).not.toHaveProperty('isDamaged');
});

test('the history of a record has only times that can be shown', async () => {
  const { store, aPerson } = await aStore();
  const id = await aPerson();
  await store.db.journal.where('subjectId').equals(id).modify({ at: 1e300 });
  expect((await person(store, id))?.timeline.map(({ at }) => at)).toEqual([0]);
});

const DAMAGED_ASSIGNMENTS = [
  { entries: 'AI' },
  { entries: [null] },
  { entries: [{ key: 7, target: { kind: 'self' } }] },
  { entries: [{ key: 'AI', target: 'self' }] },
  { createdAt: 1e300 },
  { contract: 'none' },
  { denominationCountry: {} },
  { revenueShare: 7 },
  { revenueShare: [{ country: 'KE', assessment_each_price: {} }] },
  { purchase: { confirmedAt: 1e300, count: 1 } },
  { purchase: 'yes' },
  { groupId: [] },
];

test.each(DAMAGED_ASSIGNMENTS)(
  'an assignment with %j is shown as damaged, among the others',
  async (damage) => {
    const { store, aPerson, anAssignment } = await aStore();
    const ada = await aPerson();
    const good = await anAssignment(ada);
    const bad = await anAssignment(ada);
    await store.db.assignments.update(bad, damage);
    const view = await person(store, ada);
    expect(view?.assignments.map(({ row }) => [row.id, row.isDamaged ?? false])).toEqual([
      [good, false],
      [bad, true],
    ]);
    const rows = await listed(store, () => peopleAt(store, { offset: 0, count: 10 }), true);
    expect(rows[0]?.assessments).toBeGreaterThan(0);
    const [counter, columns] = [new AssignmentCounter(), new AssessmentColumns()];
    for (const row of await store.db.assignments.toArray()) {
      counter.put(row);
      columns.put(row);
    }
    expect(counter.counts().assigned.all).toBeGreaterThan(0);
    expect(columns.numberOf(ada)).toBeGreaterThan(0);
    expect((await alreadyAssigned(store, [ada])).size).toBeGreaterThan(0);
    expect(await assignedLately(store, 'AI')).toBe('assigned');
    expect((await standingOf(store, [good, bad])).length).toBe(2);
    const exported = [];
    for await (const batch of assignmentRows(store)) exported.push(...batch.rows);
    expect(exported.length).toBeGreaterThan(1);
    expect(await store.db.assignments.get(bad)).not.toHaveProperty('isDamaged');
  },
);

test('the export of people has the others of a damaged row', async () => {
  const { store, aPerson } = await aStore();
  await aPerson();
  await store.db.users.update(await aPerson(), { createdAt: 1e300 });
  const exported = [];
  for await (const batch of peopleRows(store, 'everyone', () => '')) exported.push(...batch.rows);
  expect(exported).toHaveLength(2);
});

const DAMAGED_EVENTS = [
  undefined,
  null,
  'made',
  {},
  { what: 7 },
  { what: 'toString' },
  { what: 'eaten' },
  { what: 'damaged', more: {} },
  { what: 'edited', before: {} },
  { what: 'edited', before: { sex: {} }, after: {} },
  { what: 'assignment edited', before: { entries: 7 }, after: {} },
  { what: 'onHold', reason: 'a wish' },
  { what: 'renamed', before: 1, after: 2 },
  { what: 'stopped before sending', problems: 'many' },
  { what: 'decided', say: 'perhaps' },
  { what: 'duplicate', serverUuids: [{}] },
  { what: 'linked' },
];

test.each(DAMAGED_EVENTS)('a line of the history %j is shown as damaged, among the others', async (event) => {
  const { store, aPerson } = await aStore();
  const id = await aPerson();
  const [made] = await store.db.journal.where('subjectId').equals(id).toArray();
  if (!made) throw new Error('No history');
  await store.db.journal.add({ ...made, seq: made.seq + 1, event: event as never });
  const view = await person(store, id);
  expect(view?.timeline.map((one) => one.event)).toEqual([{ what: 'made' }, { what: 'damaged' }]);
});
