import { expect, test } from 'vitest';
import { localId } from '../../../src/domain/record/reference.ts';
import { loadDraft, saveDraft } from '../../../src/store/changes/drafts.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { person } from '../../../src/store/queries/person.ts';
import { StoreProblem } from '../../../src/store/transaction/store-problem.ts';
import { aStore, MORNING } from '../a-store.ts';

test('a registration keeps the person, what is to be sent and what happened, and clears its draft', async () => {
  const { store, aPerson } = await aStore();
  await saveDraft(store, 'register', { occupation: 'nur' });
  const said = { occupationWords: 'ward nurse', occupationAnswer: 'nurse/years' };
  const id = await aPerson({}, { reference: 'Bed 4', ...said, draftId: 'register' });
  const view = await person(store, id);
  expect(view?.user).toMatchObject({
    ...{ sex: 'F', country: 'KE', occupation: '2221', reference: 'Bed 4', ...said },
    ...{ seq: 1, status: 'ready', state: 'waiting', createdAt: MORNING },
  });
  expect(view?.user.receipt).toMatch(/^[2-9A-HJ-NP-Z]{2}-[2-9A-HJ-NP-Z]{4}$/);
  expect(view?.op).toMatchObject({ lane: 'user', subjectId: id, status: 'ready', waitsFor: [], attempts: 0 });
  expect(view?.timeline.map(({ at, event }) => [at, event.what])).toEqual([[MORNING, 'made']]);
  expect(await loadDraft(store, 'register')).toBeUndefined();
  expect((await ledger(store)).people).toMatchObject({ made: 1, states: { waiting: 1, draft: 0 } });
});

test('a registration that cannot be kept whole is not kept at all, and its draft stays', async () => {
  const { store, aPerson } = await aStore();
  const id = await aPerson();
  await saveDraft(store, 'register', { sex: 'M' });
  await expect(aPerson({ uuid: id }, { draftId: 'register' })).rejects.toBeInstanceOf(StoreProblem);
  expect((await ledger(store)).people).toMatchObject({ made: 2, states: { waiting: 1, draft: 1 } });
  expect(await store.db.ops.count()).toBe(1);
  expect(await store.db.journal.count()).toBe(1);
  expect(await loadDraft(store, 'register')).toMatchObject({ form: { sex: 'M' } });
});

test('an assignment waits for its person, for others that it is about, and for groups made on the device', async () => {
  const { store, newId, aPerson, anAssignment, aGroup } = await aStore();
  const [ada, ben, team] = [await aPerson(), await aPerson(), await aGroup()];
  const id = await anAssignment(ada, {
    entries: [
      { assessmentUuid: newId(), key: 'AI', target: 'self', targetKind: 'self' },
      { assessmentUuid: newId(), key: 'TA', target: ben, targetKind: 'user' },
      { assessmentUuid: newId(), key: 'TR', target: team, targetKind: 'group' },
    ],
  });
  const view = await person(store, ada);
  const [assignment] = view?.assignments ?? [];
  expect(assignment?.row).toMatchObject({ id, state: 'waiting', userId: ada });
  expect(assignment?.row.entries.map((entry) => entry.target)).toEqual([
    { kind: 'self' },
    { kind: 'user', id: ben },
    { kind: 'group', id: team },
  ]);
  expect(assignment?.op).toMatchObject({ status: 'blocked', waitsFor: [ada, ben, team] });
});

test('a group of the organisation is known to the server, so nothing waits for it', async () => {
  const { store, aPerson } = await aStore();
  const uuid = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
  const group = {
    id: localId(uuid),
    origin: 'config',
    name: 'Nakuru 3',
    type: 'TEAM',
    createdAt: 0,
  } as const;
  await store.db.groups.add(group);
  const id = await aPerson({ group: { uuid, name: 'Nakuru 3', type: 'TEAM' } });
  expect((await person(store, id))?.op).toMatchObject({ status: 'ready', waitsFor: [] });
});

test('the rules are told which groups a person has joined, in order', async () => {
  const { records, aPerson, anAssignment, aGroup } = await aStore();
  const [first, second] = [await aGroup('First'), await aGroup('Second')];
  const id = await aPerson({ group: { uuid: first, name: 'First', type: 'TEAM' } });
  await anAssignment(id, { group: { uuid: second, name: 'Second', type: 'TEAM' } });
  expect(await records.findUser(id)).toEqual({
    ...{ uuid: id, sex: 'F', country: 'KE', occupation: '2221', groupUuids: [first, second] },
  });
  expect(await records.findGroup(second)).toEqual({ uuid: second, name: 'Second', type: 'TEAM' });
  expect(await records.findUser('00000000-0000-4000-8000-999999999999')).toBeUndefined();
});

test('what was confirmed before a purchase is kept with the assignment', async () => {
  const { store, clock, aPerson, anAssignment } = await aStore();
  const purchase = { confirmedAt: clock.now(), count: 1, total: 12.5 };
  const id = await anAssignment(await aPerson(), {}, { purchase });
  const row = await store.db.assignments.get(id);
  expect(row?.purchase).toEqual({ confirmedAt: MORNING, count: 1, total: 12.5 });
});
