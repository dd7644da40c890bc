import { expect, test } from 'vitest';
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
