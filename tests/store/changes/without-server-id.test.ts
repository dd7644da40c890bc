import { expect, test } from 'vitest';
import { serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { restore } from '../../../src/copies/backup/restore.ts';
import { writeBackup } from '../../../src/copies/backup/write.ts';
import { exportPeople } from '../../../src/organisation/export/export.ts';
import { linkGroup } from '../../../src/store/changes/change-group.ts';
import { addServerId, itArrived } from '../../../src/store/changes/decisions.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { closeAttempt } from '../../../src/store/outbox/attempts.ts';
import { namesMissing } from '../../../src/store/queries/waited-for.ts';
import { send } from '../../copies/sent.ts';
import { aStore } from '../a-store.ts';
import { expectCountsToEqualRows } from '../counts.ts';

const UUID = serverUuid('11111111-1111-4111-8111-111111111111');

async function statusOf({ db }: Store, id: LocalId): Promise<string | undefined> {
  return (await db.ops.where('subjectId').equals(id).first())?.status;
}

/** Someone of whom no one knew whether they had arrived, with an assignment that waits, until a person saw them there. */
async function seenThere() {
  const device = await aStore();
  Object.assign(device.store, { newId: () => crypto.randomUUID() });
  const person = await device.aPerson();
  const assignment = await device.anAssignment(person);
  const attempt = await send(device.store, person);
  await closeAttempt(device.store, attempt, { outcome: 'noReply', status: 'noReply' });
  expect((await itArrived(device.store, [person])).done).toEqual([person]);
  return { ...device, person, assignment, attempt };
}

async function copyOf(store: Store) {
  const { file } = await writeBackup(store, { randomBytes: (into) => into.fill(1) });
  const read = await readBackup(new Uint8Array(await file.arrayBuffer()), { name: 'outpost-1 /' });
  if (typeof read === 'string') throw new Error(read);
  return read;
}

test('a person without an id on the server is confirmed, and their assignment waits until the id is added', async () => {
  const { store, person, assignment, anAssignment } = await seenThere();
  expect(await statusOf(store, person)).toBe('confirmed');
  const later = await anAssignment(person);
  expect([await statusOf(store, assignment), await statusOf(store, later)]).toEqual(['blocked', 'blocked']);
  expect(await namesMissing(store)).toEqual([{ id: person, kind: 'user', count: 2 }]);

  expect((await addServerId(store, person, UUID)).done).toEqual([person]);
  expect([await statusOf(store, assignment), await statusOf(store, later)]).toEqual(['ready', 'ready']);
  expect(await store.db.users.get(person)).toMatchObject({ state: 'confirmed', serverUuid: UUID });
  expect(await namesMissing(store)).toEqual([]);
  await expectCountsToEqualRows(store);
});

test('an id is added once, to what is confirmed, and never one that another record has', async () => {
  const { store, person, aPerson } = await seenThere();
  const other = await aPerson();
  const [refused] = (await addServerId(store, other, UUID)).refused;
  expect(refused?.obstacle).toEqual({ reason: 'state', status: 'ready' });
  await closeAttempt(store, await send(store, other), {
    outcome: 'confirmed',
    status: 'confirmed',
    serverUuid: UUID,
  });
  const [taken] = (await addServerId(store, person, UUID)).refused;
  expect(taken?.obstacle).toEqual({ reason: 'named', by: [other] });
  const own = serverUuid('22222222-2222-4222-8222-222222222222');
  await addServerId(store, person, own);
  const [twice] = (await addServerId(store, person, serverUuid('33333333-3333-4333-8333-333333333333')))
    .refused;
  expect(twice?.obstacle).toEqual({ reason: 'state', status: 'confirmed' });
  expect((await store.db.users.get(person))?.serverUuid).toBe(own);
});

test('an answer that comes late brings the id', async () => {
  const { store, person, assignment, attempt } = await seenThere();
  await closeAttempt(store, attempt, { outcome: 'confirmed', status: 'confirmed', serverUuid: UUID });
  expect((await store.db.users.get(person))?.serverUuid).toBe(UUID);
  expect(await statusOf(store, assignment)).toBe('ready');
  await expectCountsToEqualRows(store);
});

test('a group that was seen without its id waits to be linked, like one that was never sent', async () => {
  const { store, aGroup, aPerson } = await aStore();
  const id = await aGroup('Nakuru 3');
  const member = await aPerson({ group: { uuid: id, name: 'Nakuru 3', type: 'TEAM' } });
  await closeAttempt(store, await send(store, id), { outcome: 'noReply', status: 'noReply' });
  await itArrived(store, [id]);
  expect(await statusOf(store, member)).toBe('blocked');
  expect((await linkGroup(store, id, UUID)).done).toEqual([id]);
  expect(await statusOf(store, member)).toBe('ready');
  expect((await linkGroup(store, id, UUID)).refused).toHaveLength(1);
});

test('a backup keeps it so, and one that has the id teaches a device that lacks it', async () => {
  const { store, person, assignment } = await seenThere();
  const without = await copyOf(store);
  const other = await aStore();
  Object.assign(other.store, { newId: () => crypto.randomUUID() });
  await restore(other.store, without);
  expect(await statusOf(other.store, person)).toBe('confirmed');
  expect(await other.store.db.idmap.count()).toBe(0);
  const op = await other.store.db.ops.where('subjectId').equals(assignment).first();
  expect(op).toMatchObject({ status: 'onHold', waitsFor: [person] });

  await addServerId(store, person, UUID);
  expect(await restore(other.store, await copyOf(store))).toMatchObject({ came: 0, learnt: 1 });
  expect((await other.store.db.users.get(person))?.serverUuid).toBe(UUID);
  expect((await other.store.db.ops.where('subjectId').equals(assignment).first())?.waitsFor).toEqual([]);
  await expectCountsToEqualRows(other.store);
});

test('a backup tells a device where it is unknown that it was seen on the server', async () => {
  const device = await aStore();
  Object.assign(device.store, { newId: () => crypto.randomUUID() });
  const person = await device.aPerson();
  await closeAttempt(device.store, await send(device.store, person), {
    outcome: 'noReply',
    status: 'noReply',
  });
  const other = await aStore();
  await restore(other.store, await copyOf(device.store));
  expect(await statusOf(other.store, person)).toBe('noReply');
  await itArrived(device.store, [person]);
  await restore(other.store, await copyOf(device.store));
  expect(await statusOf(other.store, person)).toBe('confirmed');
  await expectCountsToEqualRows(other.store);
});

test('an export says confirmed, and leaves the id empty', async () => {
  const { store, person } = await seenThere();
  const text = await (await exportPeople(store, [person], () => '')).text();
  expect(text.split('\r\n')[1]).toContain(',confirmed,,');
});
