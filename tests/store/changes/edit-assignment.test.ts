import { describe, expect, test } from 'vitest';
import type { NewAssignment, NewEntry } from '../../../src/domain/record/records.ts';
import { localId, serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import type { Status } from '../../../src/domain/record/states.ts';
import { closeAttempt, markSending } from '../../../src/store/outbox/attempts.ts';
import type { AttemptEnd } from '../../../src/store/outbox/closing.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import { itWasRejected, sendAgain, tryAgain } from '../../../src/store/changes/decisions.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import {
  changeableAssignmentsOfGroup,
  editAssignment,
  regroupAssignments,
} from '../../../src/store/changes/edit-assignment.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import { setStatus } from '../../../src/store/outbox/set-status.ts';
import { person } from '../../../src/store/queries/person.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { requestWriter } from '../../../src/sync/attempt/write-request.ts';
import { aStore } from '../a-store.ts';
import { expectCountsToEqualRows } from '../counts.ts';

type Device = Awaited<ReturnType<typeof aStore>>;

const UUID = 'bbbbbbbb-0000-4000-8000-000000000000';
const serverNames = {
  person: serverUuid(UUID.replace(/0$/, '1')),
  other: serverUuid(UUID.replace(/0$/, '2')),
};
const REFUSAL = {
  outcome: 'rejected',
  status: 'toFix',
  problems: [{ pointer: '', rule: 'server', detail: 'No such thing' }],
} as const satisfies AttemptEnd;

/** A person whom the server knows, with an assignment that is ready to go. */
async function anAssigned(changed: Partial<NewAssignment> = {}) {
  const device = await aStore();
  const { store, clock, aPerson, anAssignment } = device;
  const ada = await aPerson();
  await send(store, ada);
  await answer(store, ada, { outcome: 'confirmed', status: 'confirmed', serverUuid: serverNames.person });
  const purchase = { confirmedAt: store.now(), count: 1 };
  const id = await anAssignment(ada, changed, { purchase });
  clock.pass(1_000);
  return { ...device, ada, id };
}

async function send(store: Store, id: LocalId): Promise<void> {
  const op = await opOf(store, id);
  const profile = await useProfile(store, { baseUrl: 'https://server.test' });
  await markSending(
    store,
    op.id,
    { profile, keyed: false },
    requestWriter({ baseUrl: 'https://server.test', encoding: 'json' }),
  );
}

/** Closes the last attempt of a record. */
async function answer(store: Store, id: LocalId, closing: AttemptEnd, n?: number): Promise<void> {
  const attempts = await attemptsOf(store, id);
  const attempt = n === undefined ? attempts.at(-1) : attempts[n - 1];
  if (attempt) await closeAttempt(store, attempt, closing);
}

async function opOf({ db }: Store, id: LocalId) {
  const op = await db.ops.where('subjectId').equals(id).first();
  if (!op) throw new Error(`${id} has no operation`);
  return op;
}

async function attemptsOf(store: Store, id: LocalId) {
  return store.db.attempts
    .where('opId')
    .equals((await opOf(store, id)).id)
    .sortBy('n');
}

async function viewOf(store: Store, ada: LocalId) {
  return (await person(store, ada))?.assignments[0];
}

async function put(store: Store, id: LocalId, status: Status): Promise<void> {
  const { db } = store;
  await commit(store, [db.ops, db.assignments], async (counters) => {
    await setStatus(store, counters, await opOf(store, id), status);
  });
}

/** Other values, as the rules let them pass. */
function values(device: Device & { ada: LocalId }, entries: readonly NewEntry[], more = {}): NewAssignment {
  const { ada, store } = device;
  const fixed = { contract: 'other', denominationCountry: 'KE', autoReserve: true } as const;
  return { uuid: store.newId(), userUuid: ada, createdAt: store.now(), ...fixed, entries, ...more };
}

const forSelf = (key: string): NewEntry => ({
  assessmentUuid: 'x',
  key,
  target: 'self',
  targetKind: 'self',
});
const about = (key: string, target: LocalId): NewEntry => ({
  assessmentUuid: 'y',
  key,
  target,
  targetKind: 'user',
});
const confirmed = (store: Store, count: number) => ({ confirmedAt: store.now(), count });

describe('an assignment that the server refused', () => {
  test('takes other values, with the purchase that was confirmed for them, and tells it', async () => {
    const device = await anAssigned();
    const { store, ada, id } = device;
    await send(store, id);
    await answer(store, id, REFUSAL);
    const before = await viewOf(store, ada);
    await editAssignment(store, id, values(device, [forSelf('TA'), forSelf('TR')]), confirmed(store, 2));
    const after = await viewOf(store, ada);
    expect(after?.row).toMatchObject({
      ...{ id, userId: ada, seq: before?.row.seq, createdAt: before?.row.createdAt, state: 'waiting' },
      entries: [{ key: 'TA' }, { key: 'TR' }],
      ...{ autoReserve: true, purchase: { confirmedAt: store.now().getTime(), count: 2 } },
    });
    expect(after?.timeline.at(-1)?.event).toMatchObject({
      what: 'assignment edited',
      before: { entries: [{ key: 'AI' }], purchase: { count: 1 } },
      after: { entries: [{ key: 'TA' }, { key: 'TR' }], purchase: { count: 2 } },
    });
    await expectCountsToEqualRows(store);
  });

  test('is sent afresh under another key, and what was sent before stays as it was', async () => {
    const device = await anAssigned();
    const { store, id } = device;
    await send(store, id);
    await answer(store, id, REFUSAL);
    const [first] = await attemptsOf(store, id);
    await editAssignment(store, id, values(device, [forSelf('TA')]), confirmed(store, 1));
    await send(store, id);
    const [still, second] = await attemptsOf(store, id);
    expect(still).toEqual(first);
    expect(second?.key).not.toBe(first?.key);
    expect(JSON.parse(second?.request.body ?? '')).toEqual({
      user_uuid: serverNames.person,
      auto_reserve: 1,
      auto_assign: [{ key: 'TA', target: serverNames.person }],
    });
  });

  test('waits for whom it is about now, and no longer for whom it was about', async () => {
    const device = await anAssigned();
    const { store, id, aPerson } = device;
    const [ben, cleo] = [await aPerson(), await aPerson()];
    await editAssignment(store, id, values(device, [about('AI', ben)]), confirmed(store, 1));
    expect(await opOf(store, id)).toMatchObject({ status: 'blocked', waitsFor: [ben] });
    expect((await discard(store, [ben])).refused).toMatchObject([{ obstacle: { reason: 'named' } }]);
    await editAssignment(store, id, values(device, [about('AI', cleo)]), confirmed(store, 1));
    expect(await opOf(store, id)).toMatchObject({ status: 'blocked', waitsFor: [cleo] });
    expect((await discard(store, [ben])).done).toEqual([ben]);
    await send(store, cleo);
    await answer(store, cleo, { outcome: 'confirmed', status: 'confirmed', serverUuid: serverNames.other });
    await send(store, id);
    const [attempt] = await attemptsOf(store, id);
    expect(attempt?.request.body).toContain(serverNames.other);
    expect(attempt?.request.body).not.toContain(cleo);
    await expectCountsToEqualRows(store);
  });

  test('waits for a group that it joins now, and leaves no trace of the one it joined', async () => {
    const device = await anAssigned();
    const { store, ada, id, aGroup } = device;
    const team = await aGroup();
    const group = { uuid: team, name: 'Nakuru 3', type: 'TEAM' };
    await editAssignment(store, id, values(device, [forSelf('AI')], { group }), confirmed(store, 1));
    expect(await opOf(store, id)).toMatchObject({ status: 'blocked', waitsFor: [team] });
    await editAssignment(store, id, values(device, [forSelf('AI')]), confirmed(store, 1));
    expect(await opOf(store, id)).toMatchObject({ status: 'ready', waitsFor: [] });
    expect(Object.keys((await viewOf(store, ada))?.row ?? {})).not.toContain('groupId');
  });

  test('keeps the warning that it may have been bought all the same, whatever comes later', async () => {
    const device = await anAssigned();
    const { store, id } = device;
    await send(store, id);
    await answer(store, id, { ...REFUSAL, doubtful: true });
    await editAssignment(store, id, values(device, [forSelf('TA')]), confirmed(store, 1));
    expect(await opOf(store, id)).toMatchObject({ status: 'ready', doubtful: true });
    await send(store, id);
    await answer(store, id, REFUSAL);
    expect(await opOf(store, id)).toMatchObject({ status: 'toFix', doubtful: true });
    expect((await tryAgain(store, [id])).refused).toEqual([{ id, obstacle: { reason: 'cost' } }]);
    expect((await regroupAssignments(store, [id], undefined)).refused).toMatchObject([
      { obstacle: { reason: 'cost' } },
    ]);
    await tryAgain(store, [id], true);
    await send(store, id);
    await answer(store, id, { outcome: 'confirmed', status: 'confirmed', serverUuid: serverNames.other });
    expect(await opOf(store, id)).toMatchObject({ status: 'confirmed', doubtful: true });
  });
});

describe('a purchase', () => {
  test.each([
    ['was not confirmed', undefined],
    ['was confirmed for another number', 1],
  ])('that %s changes nothing', async (_, count) => {
    const device = await anAssigned();
    const { store, ada, id } = device;
    const before = await viewOf(store, ada);
    const purchase = count === undefined ? undefined : confirmed(store, count);
    await expect(
      editAssignment(store, id, values(device, [forSelf('TA'), forSelf('TR')]), purchase),
    ).rejects.toThrow('confirmed');
    expect(await viewOf(store, ada)).toEqual(before);
  });

  test('is not sent for an assignment that only joins a group now', async () => {
    const device = await anAssigned();
    const { store, ada, id } = device;
    const uuid = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
    const group = { uuid, name: 'Nakuru 3', type: 'TEAM' };
    await store.db.groups.put({
      ...{ id: localId(uuid), origin: 'config', name: 'Nakuru 3', type: 'TEAM', createdAt: 0 },
    });
    await editAssignment(store, id, values(device, [], { group }), undefined);
    expect((await viewOf(store, ada))?.row).toMatchObject({ autoReserve: false, entries: [] });
    await send(store, id);
    expect(JSON.parse((await attemptsOf(store, id))[0]?.request.body ?? '')).toEqual({
      user_uuid: serverNames.person,
      group_uuid: uuid,
    });
  });
});

test.each(['sending', 'noReply', 'confirmed', 'moved', 'discarded'] as const)(
  'an assignment that is %s cannot be edited, and the answer says why',
  async (status) => {
    const device = await anAssigned();
    const { store, ada, id } = device;
    await put(store, id, status);
    const before = await viewOf(store, ada);
    const refused = { done: [], refused: [{ id, obstacle: { reason: 'state', status } }] };
    expect(await editAssignment(store, id, values(device, [forSelf('TA')]), confirmed(store, 1))).toEqual(
      refused,
    );
    expect(await regroupAssignments(store, [id], undefined)).toEqual(refused);
    expect(await viewOf(store, ada)).toEqual(before);
  },
);

test('an assignment that is held stays held when it is edited, and waits once it is released', async () => {
  const device = await anAssigned();
  const { store, id } = device;
  await send(store, id);
  await answer(store, id, REFUSAL);
  await hold(store, [id]);
  await editAssignment(store, id, values(device, [forSelf('TA')]), confirmed(store, 1));
  expect((await opOf(store, id)).status).toBe('onHold');
  await release(store, [id]);
  expect((await opOf(store, id)).status).toBe('ready');
});

describe('one wrong group', () => {
  test('is put right on every assignment that can still change, which buy what they did', async () => {
    const device = await anAssigned();
    const { store, ada, anAssignment, aGroup } = device;
    const [wrong, right] = [await aGroup('Wrong'), await aGroup('Right')];
    const group = { uuid: wrong, name: 'Wrong', type: 'TEAM' } as const;
    const purchase = { confirmedAt: store.now(), count: 1 };
    const [one, two] = [
      await anAssignment(ada, { group }, { purchase }),
      await anAssignment(ada, { group }, { purchase }),
    ];
    await put(store, two, 'noReply');
    expect(await changeableAssignmentsOfGroup(store, wrong)).toEqual([one]);
    expect((await regroupAssignments(store, [one], right)).done).toEqual([one]);
    const row = await store.db.assignments.get(one);
    expect(row).toMatchObject({ groupId: right, autoReserve: true, purchase: { count: 1 } });
    expect((await opOf(store, one)).waitsFor).toEqual([right]);
  });

  test('is not taken from an assignment that only joins it: nothing would be left', async () => {
    const { store, ada, anAssignment, aGroup } = await anAssigned();
    const team = await aGroup();
    const group = { uuid: team, name: 'Nakuru 3', type: 'TEAM' } as const;
    const id = await anAssignment(ada, { entries: [], autoReserve: false, group });
    expect((await regroupAssignments(store, [id], undefined)).refused).toEqual([
      { id, obstacle: { reason: 'empty' } },
    ]);
    expect((await store.db.assignments.get(id))?.groupId).toBe(team);
  });
});

describe('a late answer to what was sent before an edit', () => {
  const arrived = { outcome: 'confirmed', status: 'confirmed', serverUuid: serverNames.other } as const;

  test('confirms the assignment as it was sent, not as it was edited since', async () => {
    const device = await anAssigned();
    const { store, ada, id, aPerson } = device;
    const ben = await aPerson();
    await send(store, id);
    await answer(store, id, { outcome: 'noReply', status: 'noReply' });
    await itWasRejected(store, [id]);
    await editAssignment(store, id, values(device, [about('TA', ben), forSelf('TR')]), confirmed(store, 2));
    await editAssignment(store, id, values(device, [about('TA', ben)]), confirmed(store, 1));
    await answer(store, id, arrived);
    const view = await viewOf(store, ada);
    expect(view?.row).toMatchObject({
      status: 'confirmed',
      entries: [{ key: 'AI' }],
      purchase: { count: 1 },
    });
    expect(view?.op.waitsFor).toEqual([]);
    expect(view?.timeline.map(({ event }) => event.what)).toContain('taken back as sent');
    expect((await discard(store, [ben])).done).toEqual([ben]);
    await expectCountsToEqualRows(store);
  });

  test('confirms what was edited when that is what was sent', async () => {
    const device = await anAssigned();
    const { store, ada, id } = device;
    await send(store, id);
    await answer(store, id, REFUSAL);
    await editAssignment(store, id, values(device, [forSelf('TA')]), confirmed(store, 1));
    await send(store, id);
    await answer(store, id, { outcome: 'noReply', status: 'noReply' });
    await sendAgain(store, [id], true);
    await answer(store, id, arrived, 2);
    expect((await viewOf(store, ada))?.row).toMatchObject({ status: 'confirmed', entries: [{ key: 'TA' }] });
  });

  test('takes a person back to what was sent, but for the reference, which never left the device', async () => {
    const { store, aPerson, aGroup } = await aStore();
    const id = await aPerson({}, { reference: 'Bed 4' });
    const team = await aGroup();
    await send(store, id);
    await answer(store, id, { outcome: 'noReply', status: 'noReply' });
    await itWasRejected(store, [id]);
    await editPeople(store, [id], { country: 'UG', groupId: team, reference: 'Bed 5' });
    await answer(store, id, arrived);
    const user = (await person(store, id))?.user;
    expect(user).toMatchObject({ status: 'confirmed', country: 'KE', reference: 'Bed 5' });
    expect(Object.keys(user ?? {})).not.toContain('groupId');
  });
});
