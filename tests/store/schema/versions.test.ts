import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { loadDraft } from '../../../src/store/changes/drafts.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { person } from '../../../src/store/queries/person.ts';
import { searchPeople } from '../../../src/store/queries/search.ts';
import { openStore } from '../../../src/store/transaction/store.ts';
import { emptyTally } from '../../../src/store/schema/tally.ts';
import { VERSIONS } from '../../../src/store/schema/versions.ts';
import { aStore } from '../a-store.ts';
import { ADA, aDeviceOfVersion1, SURVEY, TEAM, VERSION_1 } from './device-of-version-1.ts';

function openToday(name: string) {
  return openStore({ name, now: () => new Date(2), newId: () => 'unused', random: () => 0 });
}

test('everything that version 1 kept is there, and can be worked with, after the upgrade', async () => {
  await aDeviceOfVersion1('old-device');
  const store = await openToday('old-device');
  expect(store.fresh).toBe(false);
  const view = await person(store, ADA);
  expect(view).toMatchObject({
    user: { receipt: 'K7-4QF2', reference: 'Bed 4', state: 'waiting' },
    op: { lane: 'user', key: 'o2', profileId: 'first', waitsFor: [TEAM], notBefore: 0, attempts: 0 },
    timeline: [{ event: { what: 'made' } }],
    assignments: [{ row: { id: SURVEY }, op: { lane: 'assign', waitsFor: [ADA] } }],
  });
  expect(await loadDraft(store, 'register')).toMatchObject({ form: { sex: 'M' } });
  expect((await searchPeople(store, { text: 'bed', limit: 5 })).rows).toHaveLength(1);
  expect((await discard(store, [ADA])).done).toEqual([ADA]);
  expect((await ledger(store)).all).toMatchObject({
    made: 4,
    states: { draft: 1, waiting: 1, discarded: 2 },
  });
});

test('what version 1 had ready to be sent is found where the sender looks', async () => {
  await aDeviceOfVersion1('old-queue');
  const { db } = await openToday('old-queue');
  const range = [
    ['first', 'group', 'ready', 0, Dexie.minKey],
    ['first', 'group', 'ready', 9, Dexie.maxKey],
  ] as const;
  const sendable = await db.ops
    .where('[profileId+lane+status+notBefore+seq]')
    .between(...range)
    .toArray();
  expect(sendable.map((op) => op.subjectId)).toEqual([TEAM]);
});

test('a device of version 3 keeps its records, and loses the indexes that nothing reads', async () => {
  const before = new Dexie('version 3');
  VERSIONS.slice(0, 3).forEach(({ stores }, at) => before.version(at + 1).stores(stores));
  await before.open();
  await before.table('ops').add({ ...OP, waitsFor: ['somebody'], status: 'blocked' });
  await before.table('attempts').add({ id: 'a1', opId: OP.id, n: 1, profileId: 'first', startedAt: 1 });
  await before.table('meta').add({ key: 'tally', value: emptyTally(1) });
  const unread = ['ops.[profileId+status]', 'attempts.[opId+n]', 'users.opId', 'assignments.opId'];
  expect(indexesOf(before)).toEqual(expect.arrayContaining(unread));
  before.close();
  const { db } = await openToday('version 3');
  expect(await db.ops.get(OP.id)).toMatchObject({ waitsFor: ['somebody'] });
  expect(await db.attempts.where('opId').equals(OP.id).count()).toBe(1);
  const left = indexesOf(db);
  expect(left).toContain('ops.[status+seq]');
  for (const index of unread) expect(left).not.toContain(index);
  // A second copy or a file of version 3 is as good as one of today.
  expect(db.rowsVersion).toBe(3);
});

const OP = { id: 'o1', key: 'o1', profileId: 'first', seq: 1, lane: 'user', subjectId: 'p1', notBefore: 0 };

function indexesOf({ tables }: Dexie): string[] {
  return tables.flatMap(({ name, schema }) => schema.indexes.map((index) => `${name}.${index.name}`));
}

test('a database of a newer version of the app is refused, not written to', async () => {
  const { store } = await aStore('newer');
  store.close();
  const newer = new Dexie('newer');
  newer.version(99).stores(VERSION_1);
  await newer.open();
  newer.close();
  await expect(openToday('newer')).rejects.toMatchObject({ kind: 'outdated' });
});
