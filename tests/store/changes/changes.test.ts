import { expect, test } from 'vitest';
import type { Status } from '../../../src/domain/record/states.ts';
import { localId, serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import { discard, restore } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { linkGroup, renameGroup } from '../../../src/store/changes/change-group.ts';
import { listGroups } from '../../../src/store/changes/groups.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { setStatus } from '../../../src/store/outbox/set-status.ts';
import { person } from '../../../src/store/queries/person.ts';
import { resolve } from '../../../src/store/outbox/server-ids.ts';
import { searchPeople } from '../../../src/store/queries/search.ts';
import type { OpRow } from '../../../src/store/schema/op.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { aStore } from '../a-store.ts';

const NO_ONE = localId('00000000-0000-4000-8000-999999999999');

async function put(store: Store, id: LocalId, status: Status, changes: Partial<OpRow> = {}) {
  const { db } = store;
  await commit(store, [db.ops, db.users, db.assignments, db.groups], async (counters) => {
    const op = await db.ops.where('subjectId').equals(id).first();
    if (op) await setStatus(store, counters, op, status, changes);
  });
}

async function opOf({ db }: Store, id: LocalId) {
  return db.ops.where('subjectId').equals(id).first();
}

test('a correction changes the person, what a search finds, and the history', async () => {
  const { store, aPerson } = await aStore();
  const id = await aPerson({}, { reference: 'Bed 4' });
  await editPeople(store, [id], { occupation: '7112', reference: 'Bed 5' });
  const view = await person(store, id);
  expect(view?.user).toMatchObject({ occupation: '7112', reference: 'Bed 5', sex: 'F', state: 'waiting' });
  expect(view?.timeline.at(-1)?.event).toMatchObject({
    what: 'edited',
    before: { occupation: '2221', reference: 'Bed 4' },
    after: { occupation: '7112', reference: 'Bed 5' },
  });
  expect((await searchPeople(store, { text: 'bed 4', limit: 9 })).rows).toEqual([]);
  expect((await searchPeople(store, { text: 'bed 5', limit: 9 })).rows).toHaveLength(1);
});

test('a value can be taken away, and leaves nothing behind', async () => {
  const { store, aPerson } = await aStore();
  const id = await aPerson({}, { reference: 'Bed 4' });
  await editPeople(store, [id], { reference: undefined });
  expect(Object.keys((await person(store, id))?.user ?? {})).not.toContain('reference');
});

test.each(['sending', 'noReply', 'confirmed', 'moved', 'discarded'] as const)(
  'what is %s can be neither corrected nor discarded nor held, and the answer says why',
  async (status) => {
    const { store, aPerson } = await aStore();
    const id = await aPerson();
    await put(store, id, status);
    const refused = { done: [], refused: [{ id, obstacle: { reason: 'state', status } }] };
    expect(await editPeople(store, [id], { sex: 'M' })).toEqual(refused);
    expect(await discard(store, [id])).toEqual(refused);
    expect(await hold(store, [id])).toEqual(refused);
    expect((await person(store, id))?.user.sex).toBe('F');
  },
);

test('what needed a person waits again after a correction, under another key, because its bytes are new', async () => {
  const { store, aPerson } = await aStore();
  const id = await aPerson();
  await put(store, id, 'toFix', { attempts: 1 });
  const before = await opOf(store, id);
  await editPeople(store, [id], { country: 'UG' });
  const after = await opOf(store, id);
  expect(after?.status).toBe('ready');
  expect(after?.key).not.toBe(before?.key);
});

test('a record that may have arrived under its key can be held, and keeps its bytes until the answer is in', async () => {
  const { store, aPerson, aGroup } = await aStore();
  const [id, team] = [await aPerson(), await aGroup('Nakuru 3')];
  for (const one of [id, team]) await put(store, one, 'ready', { attempts: 1, inDoubt: true });
  const key = (await opOf(store, id))?.key;
  const refused = { done: [], refused: [{ id, obstacle: { reason: 'in doubt' } }] };
  expect(await editPeople(store, [id], { country: 'UG' })).toEqual(refused);
  expect(await editPeople(store, [id], { groupId: team })).toEqual(refused);
  expect(await discard(store, [id])).toEqual(refused);
  expect(await renameGroup(store, team, 'Nakuru 4')).toEqual({ reason: 'in doubt' });
  await editPeople(store, [id], { country: 'KE', reference: 'Bed 5' });
  expect((await person(store, id))?.user).toMatchObject({ country: 'KE', reference: 'Bed 5' });
  await put(store, id, 'sending', { attempts: 2 });
  expect((await editPeople(store, [id], { reference: 'Bed 6' })).done).toEqual([]);
  await put(store, id, 'ready');
  await hold(store, [id]);
  expect(await discard(store, [id])).toEqual(refused);
  await release(store, [id]);
  expect(await opOf(store, id)).toMatchObject({ status: 'ready', key, inDoubt: true });
});

test('a group that was turned away goes under another key once it has another name', async () => {
  const { store, aGroup } = await aStore();
  const team = await aGroup('Nakuru 3');
  const before = await opOf(store, team);
  await renameGroup(store, team, 'Nakuru 4');
  expect((await opOf(store, team))?.key).toBe(before?.key);
  await put(store, team, 'ready', { attempts: 1 });
  await renameGroup(store, team, 'Nakuru 5');
  expect((await opOf(store, team))?.key).not.toBe(before?.key);
});

test('what is held stays held when it is corrected', async () => {
  const { store, aPerson } = await aStore();
  const id = await aPerson();
  await hold(store, [id]);
  await editPeople(store, [id], { country: 'UG' });
  expect((await opOf(store, id))?.status).toBe('onHold');
  await release(store, [id]);
  expect((await opOf(store, id))?.status).toBe('ready');
});

test('a person can move into a group made on the device, and then waits for it', async () => {
  const { store, aPerson, aGroup } = await aStore();
  const [id, team] = [await aPerson(), await aGroup()];
  await editPeople(store, [id], { groupId: team });
  expect(await opOf(store, id)).toMatchObject({ status: 'blocked', waitsFor: [team] });
  await editPeople(store, [id], { groupId: undefined });
  expect(await opOf(store, id)).toMatchObject({ status: 'ready', waitsFor: [] });
});

test('a discarded person takes the waiting assignments along, and brings them back', async () => {
  const { store, aPerson, anAssignment } = await aStore();
  const id = await aPerson();
  const [first, second] = [await anAssignment(id), await anAssignment(id)];
  await discard(store, [second]);
  expect((await discard(store, [id])).done).toEqual([id]);
  expect((await ledger(store)).all).toMatchObject({ made: 3, states: { discarded: 3, waiting: 0 } });
  expect(await restore(store, [first])).toEqual({
    done: [],
    refused: [{ id: first, obstacle: { reason: 'with', id } }],
  });
  await restore(store, [id]);
  expect((await opOf(store, first))?.status).toBe('blocked');
  expect((await opOf(store, second))?.status).toBe('discarded');
});

test('a person whom an assignment of someone else is about cannot be discarded before it', async () => {
  const { store, newId, aPerson, anAssignment } = await aStore();
  const [ada, ben] = [await aPerson(), await aPerson()];
  const about = await anAssignment(ada, {
    entries: [{ assessmentUuid: newId(), key: 'AI', target: ben, targetKind: 'user' }],
  });
  expect((await discard(store, [ben])).refused).toEqual([
    { id: ben, obstacle: { reason: 'named', by: [about] } },
  ]);
  await discard(store, [about]);
  expect((await discard(store, [ben])).done).toEqual([ben]);
  expect((await restore(store, [about])).refused).toEqual([
    { id: about, obstacle: { reason: 'with', id: ben } },
  ]);
});

test('a person can be discarded once the assignment about them is sent from another device', async () => {
  const { store, newId, aPerson, anAssignment } = await aStore();
  const [ada, ben] = [await aPerson(), await aPerson()];
  const about = await anAssignment(ada, {
    entries: [{ assessmentUuid: newId(), key: 'AI', target: ben, targetKind: 'user' }],
  });
  await put(store, about, 'moved');
  expect(await discard(store, [ben])).toMatchObject({ done: [ben], refused: [] });
});

test('a group that someone is to join cannot be discarded', async () => {
  const { store, aPerson, aGroup } = await aStore();
  const team = await aGroup();
  const id = await aPerson({ group: { uuid: team, name: 'Nakuru 3', type: 'TEAM' } });
  expect((await discard(store, [team])).refused).toEqual([
    { id: team, obstacle: { reason: 'named', by: [id] } },
  ]);
});

test('what was confirmed while a record lay discarded is not waited for when it comes back', async () => {
  const { store, aPerson, anAssignment } = await aStore();
  const id = await aPerson();
  const assignment = await anAssignment(id);
  await discard(store, [assignment]);
  await commit(store, Object.values(store.db.tables), (counters) =>
    resolve(store, counters, counters.profileId, id, serverUuid('11111111-0000-4000-8000-000000000001')),
  );
  await restore(store, [assignment]);
  expect(await opOf(store, assignment)).toMatchObject({ status: 'ready', waitsFor: [] });
});

test('what is held for another server is not released like the rest', async () => {
  const { store, aPerson } = await aStore();
  const id = await aPerson();
  await hold(store, [id], 'other server');
  expect((await release(store, [id])).done).toEqual([]);
});

test('many at once: those that can be are done, the others are named', async () => {
  const { store, aPerson } = await aStore();
  const ids = [];
  for (let made = 0; made < 105; made += 1) ids.push(await aPerson());
  const [sent = NO_ONE] = ids;
  await put(store, sent, 'confirmed');
  const changed = await hold(store, [...ids, NO_ONE]);
  expect(changed.done).toHaveLength(104);
  expect(changed.refused).toEqual([
    { id: sent, obstacle: { reason: 'state', status: 'confirmed' } },
    { id: NO_ONE, obstacle: { reason: 'gone' } },
  ]);
});

test('linking a group to its uuid on the server lets go whatever waited for it alone', async () => {
  const { store, aPerson, anAssignment, aGroup } = await aStore();
  const team = await aGroup();
  const id = await aPerson({ group: { uuid: team, name: 'Nakuru 3', type: 'TEAM' } });
  const assignment = await anAssignment(id);
  await linkGroup(store, team, serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a'));
  expect((await opOf(store, id))?.status).toBe('ready');
  expect((await opOf(store, assignment))?.status).toBe('blocked');
  expect((await ledger(store)).groups).toMatchObject({ made: 1, states: { confirmed: 1 } });
});

test('two groups cannot be linked to the same uuid', async () => {
  const { store, aGroup } = await aStore();
  const [one, two] = [await aGroup('One'), await aGroup('Two')];
  const uuid = serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a');
  await linkGroup(store, one, uuid);
  expect((await linkGroup(store, two, uuid)).refused).toEqual([
    { id: two, obstacle: { reason: 'named', by: [one] } },
  ]);
});

test('a group can be renamed until it is on the server', async () => {
  const { store, aGroup } = await aStore();
  const team = await aGroup('Nakuru');
  expect(await renameGroup(store, team, 'Nakuru 3')).toBeUndefined();
  await linkGroup(store, team, serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a'));
  expect(await renameGroup(store, team, 'Eldoret')).toEqual({ reason: 'state', status: 'confirmed' });
  expect((await listGroups(store)).map((group) => group.name)).toEqual(['Nakuru 3']);
});
