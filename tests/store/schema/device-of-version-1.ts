import { Dexie } from 'dexie';
import { localId } from '../../../src/domain/record/reference.ts';

/** The schema of version 1, as it was released. Never to be edited. */
export const VERSION_1 = {
  users: 'id, opId, &seq, [state+seq], *words',
  assignments: 'id, opId, userId, &seq, [state+seq]',
  groups: 'id, opId, name',
  ops: 'id, &seq, subjectId, [status+seq]',
  journal: 'seq, subjectId',
  drafts: 'id',
  meta: 'key',
};

export const ADA = localId('00000000-0000-4000-8000-00000000000a');
export const TEAM = localId('00000000-0000-4000-8000-00000000000b');
export const SURVEY = localId('00000000-0000-4000-8000-00000000000c');

/** A device on which version 1 registered a person in a group made there, with an assignment and a half-typed form. */
export async function aDeviceOfVersion1(name: string): Promise<void> {
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
