import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { localId } from '../../../src/domain/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { loadDraft } from '../../../src/store/changes/drafts.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { person } from '../../../src/store/queries/person.ts';
import { searchPeople } from '../../../src/store/queries/search.ts';
import { openStore } from '../../../src/store/core/store.ts';
import { aStore } from '../a-store.ts';

/** The schema of version 1, as it was released. Never to be edited. */
const VERSION_1 = {
  users: 'id, opId, &seq, [state+seq], *words',
  assignments: 'id, opId, userId, &seq, [state+seq]',
  groups: 'id, opId, name',
  ops: 'id, &seq, subjectId, [status+seq]',
  journal: 'seq, subjectId',
  drafts: 'id',
  meta: 'key',
};

const ADA = localId('00000000-0000-4000-8000-00000000000a');
const TEAM = localId('00000000-0000-4000-8000-00000000000b');
const SURVEY = localId('00000000-0000-4000-8000-00000000000c');

/** A device on which version 1 registered a person in a group made there, with an assignment and a half-typed form. */
async function aDeviceOfVersion1(name: string): Promise<void> {
  const db = new Dexie(name);
  db.version(1).stores(VERSION_1);
  await db.open();
  const waiting = { status: 'blocked', state: 'waiting', createdAt: 1 };
  await db.table('groups').add({
    ...{ id: TEAM, opId: 'o1', seq: 1, origin: 'device', name: 'Nakuru 3', type: 'TEAM', createdAt: 1 },
    ...{ status: 'ready', state: 'waiting' },
  });
  await db.table('users').add({
    ...{
      id: ADA,
      opId: 'o2',
      seq: 1,
      ...waiting,
      sex: 'F',
      country: 'KE',
      occupation: '2221',
      groupId: TEAM,
    },
    ...{ reference: 'Bed 4', receipt: 'K7-4QF2', words: ['k74qf2', '2221', 'bed', '4'] },
  });
  await db.table('assignments').add({
    ...{
      id: SURVEY,
      opId: 'o3',
      userId: ADA,
      seq: 1,
      ...waiting,
      contract: 'other',
      denominationCountry: 'KE',
    },
    ...{ entries: [{ assessmentId: 'a', key: 'AI', target: { kind: 'self' } }], autoReserve: true },
  });
  await db.table('ops').bulkAdd([
    { id: 'o1', seq: 1, kind: 'group', subjectId: TEAM, status: 'ready', waitsFor: [] },
    { id: 'o2', seq: 2, kind: 'user', subjectId: ADA, status: 'blocked', waitsFor: [TEAM] },
    { id: 'o3', seq: 3, kind: 'assignment', subjectId: SURVEY, status: 'blocked', waitsFor: [ADA] },
  ]);
  await db.table('journal').add({ seq: 1, at: 1, subjectId: ADA, event: { what: 'made' } });
  await db.table('drafts').add({ id: 'register', form: { sex: 'M' }, savedAt: 1 });
  const counts = {
    user: { blocked: 1 },
    assignment: { blocked: 1 },
    group: { ready: 1 },
    draft: { draft: 1 },
  };
  const seqs = { userSeq: 1, assignmentSeq: 1, groupSeq: 0, opSeq: 3, journalSeq: 1 };
  await db.table('meta').add({ key: 'tally', value: { receiptSalt: 5, ...seqs, counts } });
  db.close();
}

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

test('a database of a newer version of the app is refused, not written to', async () => {
  const { store } = await aStore('newer');
  store.close();
  const newer = new Dexie('newer');
  newer.version(99).stores(VERSION_1);
  await newer.open();
  newer.close();
  await expect(openToday('newer')).rejects.toMatchObject({ kind: 'outdated' });
});
