import { describe, expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import {
  idsInState,
  newestNumber,
  peopleAt,
  peopleByNumber,
  peoplePage,
} from '../../../src/store/queries/people.ts';
import { searchPeople } from '../../../src/store/queries/search.ts';
import { aStore } from '../a-store.ts';
import { rowsReadBy } from '../rows-read.ts';

async function severalPeople(count: number) {
  const parts = await aStore();
  const ids = [];
  for (let made = 0; made < count; made += 1) ids.push(await parts.aPerson());
  return { ...parts, ids };
}

test('people are listed newest first, page by page, until there are no more', async () => {
  const { store } = await severalPeople(5);
  const first = await peoplePage(store, { limit: 2 });
  expect(first.rows.map((row) => row.seq)).toEqual([5, 4]);
  const second = await peoplePage(store, { limit: 2, before: first.next });
  expect(second.rows.map((row) => row.seq)).toEqual([3, 2]);
  const last = await peoplePage(store, { limit: 2, before: second.next });
  expect(last).toMatchObject({ rows: [{ seq: 1 }] });
  expect(last.next).toBeUndefined();
});

test('the discarded are left out, unless they are asked for', async () => {
  const { store, ids } = await severalPeople(4);
  await discard(store, ids.slice(1, 3));
  expect((await peoplePage(store, { limit: 9 })).rows.map((row) => row.seq)).toEqual([4, 1]);
  const discarded = await peoplePage(store, { limit: 9, state: 'discarded' });
  expect(discarded.rows.map((row) => row.seq)).toEqual([3, 2]);
  expect(await idsInState(store, 'discarded')).toEqual(ids.slice(1, 3));
});

test('more discarded people in a row than are read in one go do not hide the others', async () => {
  const { store, ids } = await severalPeople(230);
  await discard(store, ids.slice(10));
  expect((await peoplePage(store, { limit: 4 })).rows.map((row) => row.seq)).toEqual([10, 9, 8, 7]);
});

test('a window of rows can jump anywhere, because people are numbered without gaps', async () => {
  const { store } = await severalPeople(6);
  expect(await newestNumber(store)).toBe(6);
  expect((await peopleByNumber(store, 4, 3)).map((row) => row.seq)).toEqual([4, 3, 2]);
});

test.each([
  ['the beginning of a reference', 'war', ['Ward 9']],
  ['two words in any order', '9 ward', ['Ward 9']],
  ['words without their accents', 'elan', ['Élan']],
  ['the words that led to the occupation', 'midw', ['Élan']],
  ['an occupation code', '3221', ['Ward 9']],
  ['digits of another script', '٣٢٢١', ['Ward 9']],
  ['words that no one has', 'zebra', []],
  ['nothing at all', '  ', []],
])('a search finds people by %s', async (_, text, references) => {
  const { store, aPerson } = await aStore();
  await aPerson({ occupation: '3221' }, { reference: 'Ward 9' });
  await aPerson({}, { reference: 'Élan', occupationWords: 'midwife' });
  const found = await searchPeople(store, { text, limit: 10 });
  expect(found.rows.map((row) => row.reference)).toEqual(references);
});

test('a search finds a person by the receipt, with its hyphen, without it, and in small letters', async () => {
  const { store, ids } = await severalPeople(3);
  const [row] = await peopleByNumber(store, 2, 1);
  const receipt = row?.receipt ?? '';
  for (const text of [receipt, receipt.replace('-', ''), receipt.toLowerCase(), receipt.replace('-', ' ')]) {
    expect((await searchPeople(store, { text, limit: 10 })).rows.map((one) => one.id)).toEqual([ids[1]]);
  }
});

test('a search by an occupation title finds the people of the codes that the catalogue gives for it', async () => {
  const { store, aPerson } = await aStore();
  await aPerson({ occupation: '2221' });
  await aPerson({ occupation: '7112' });
  const found = await searchPeople(store, { text: 'bricklayer', occupations: ['7112'], limit: 10 });
  expect(found.rows.map((row) => row.occupation)).toEqual(['7112']);
});

test('words that thousands have, and words that thousands have but seldom together, are found in pages too', async () => {
  const { store } = await aStore();
  const rows = Array.from({ length: 4_600 }, (_, at) => ({
    ...{ id: `p${at}`, opId: `o${at}`, seq: at + 1, status: 'ready', state: 'waiting', createdAt: 0 },
    ...{ sex: 'F', country: 'KE', occupation: '2221', receipt: `R${at}` },
    words: at % 2 === 0 || at === 777 ? ['north', ...(at === 777 ? ['south'] : [])] : ['south'],
  }));
  await store.db.table('users').bulkAdd(rows);
  const north = await searchPeople(store, { text: 'north', limit: 3 });
  expect(north.rows.map((row) => row.seq)).toEqual([4_599, 4_597, 4_595]);
  const next = await searchPeople(store, { text: 'north', limit: 3, before: north.next });
  expect(next.rows.map((row) => row.seq)).toEqual([4_593, 4_591, 4_589]);
  const both = await searchPeople(store, { text: 'north south', limit: 3 });
  expect(both).toEqual({ rows: [expect.objectContaining({ seq: 778 })] });
});

test.each(['north', 'nor', 'north sou', 'ward north south'])(
  'a search for words that nearly all of many people have reads no more than a page needs: %s',
  async (text) => {
    const readOf = async (people: number) => {
      const { store } = await aStore();
      const rows = Array.from({ length: people }, (_, at) => ({
        ...{ id: `p${at}`, opId: `o${at}`, seq: at + 1, status: 'ready', state: 'waiting', createdAt: 0 },
        ...{ sex: 'F', country: 'KE', occupation: '2221', receipt: `R${at}` },
        words: ['north', 'south', 'ward'],
      }));
      await store.db.table('users').bulkAdd(rows);
      return rowsReadBy(store, async () => {
        const { rows: found } = await searchPeople(store, { text, limit: 50 });
        expect(found.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => people - at));
      });
    };
    expect(await readOf(5_000)).toBe(await readOf(2_500));
  },
);

describe('a window of rows', () => {
  test.each([
    ['everyone, the discarded included', undefined, [7, 6, 5, 4, 3, 2, 1]],
    ['one state', 'waiting', [7, 6, 4, 3, 1]],
    ['another state', 'discarded', [5, 2]],
    ['a state that no one is in', 'confirmed', []],
  ] as const)('shows any part of %s, newest first', async (_, state, expected) => {
    const { store, ids } = await severalPeople(7);
    await discard(
      store,
      ids.filter((_id, at) => at === 1 || at === 4),
    );
    for (let offset = 0; offset <= expected.length; offset += 1) {
      const rows = await peopleAt(store, { state, offset, count: 2 });
      expect(rows.map((row) => row.seq)).toEqual(expected.slice(offset, offset + 2));
    }
  });
});

test('a window of rows shows those of one state however many come before them', async () => {
  const { store } = await severalPeople(1);
  const row = await store.db.users.toCollection().first();
  const many = Array.from({ length: 900 }, (_, at) => at + 2).map((seq) =>
    seq % 3 === 0
      ? { ...row, id: `id ${seq}`, seq }
      : { ...row, id: `id ${seq}`, seq, status: 'onHold', state: 'onHold' },
  );
  await store.db.users.bulkAdd(many as never);
  await store.db.meta
    .where('key')
    .equals('counters')
    .modify(({ value }) => {
      Object.assign(value as object, { userSeq: 901, counts: { user: { ready: 301, onHold: 600 } } });
    });
  const onHold = many.filter(({ status }) => status === 'onHold').map(({ seq }) => seq);
  for (const offset of [0, 199, 200, 201, 299, 300, 301, 450, 590, 599, 600, 601]) {
    const rows = await peopleAt(store, { state: 'onHold', offset, count: 33 });
    expect(rows.map(({ seq }) => seq)).toEqual(onHold.toReversed().slice(offset, offset + 33));
  }
});

test('a search keeps to one state', async () => {
  const { store, ids } = await severalPeople(3);
  await discard(store, ids.slice(0, 2));
  const found = await searchPeople(store, { text: '2221', state: 'discarded', limit: 10 });
  expect(found.rows.map((row) => row.seq)).toEqual([2, 1]);
});

test(
  'where more fit than are looked up, a search keeps to one state and leaves no one out',
  { tags: ['night'] },
  async () => {
    const { store, aPerson, ids } = await severalPeople(2_100);
    await discard(store, ids.slice(0, 2));
    const discarded = await searchPeople(store, { text: '2221', state: 'discarded', limit: 10 });
    expect(discarded.rows.map((row) => row.seq)).toEqual([2, 1]);
    await aPerson({ occupation: '9111' }, { reference: 'nurse' });
    const found = await searchPeople(store, { text: 'nurse', occupations: ['2221'], limit: 3_000 });
    expect(found.rows).toHaveLength(ids.length + 1);
  },
);
