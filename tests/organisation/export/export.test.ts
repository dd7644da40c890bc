import { expect, test } from 'vitest';
import { localId, serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { exportAssignments, exportJson, exportPeople } from '../../../src/organisation/export/export.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { closeAttempt, markSending } from '../../../src/store/outbox/attempts.ts';
import type { AttemptEnd } from '../../../src/store/outbox/closing.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { requestWriter } from '../../../src/sync/attempt/write-request.ts';
import { aStore, MORNING } from '../../store/a-store.ts';
import { linesOf } from './spreadsheet.ts';

const occupationName = (code: string) => `name of ${code}`;

/** Decodes what a spreadsheet would be given; keeps the mark at the beginning. */
async function textOf(file: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

test('people are exported in the contract’s words, with what stays on the device beside them', async () => {
  const { store, aPerson } = await aStore();
  const group = { uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru, 3', type: 'TEAM' } as const;
  const { id } = { id: localId(group.uuid) };
  await store.db.groups.add({ id, origin: 'settings', name: group.name, type: 'TEAM', createdAt: 0 });
  const first = await aPerson(
    { group },
    { reference: 'Élan', occupationWords: 'midwife', occupationAnswer: 'nurse/course' },
  );
  const second = await aPerson({ sex: 'M', country: 'CI' });
  await discard(store, [second]);
  const users = await store.db.users.bulkGet([first, second]);
  const [one, other] = users.map((user) => user?.receipt);
  const file = await exportPeople(store, [first, second, localId('no-one')], occupationName);
  expect((await textOf(file)).split('\r\n')).toEqual([
    '\uFEFFreceipt,reference,sex,country,occupation,occupation_name,occupation_words,occupation_answer,group_uuid,group_name,state,uuid,registered,edited,last_sent,last_answer',
    `${one},Élan,F,KE,2221,name of 2221,midwife,nurse/course,${group.uuid},"Nakuru, 3",waiting,,2026-11-21T08:00:00.000Z,,,`,
    `${other},,M,CI,2221,name of 2221,,,,,discarded,,2026-11-21T08:00:00.000Z,,,`,
    '',
  ]);
});

test('the making of a file says how far it is, and ends where no one wants it any more', async () => {
  const { store, aPerson, anAssignment } = await aStore();
  const id = await aPerson();
  await aPerson();
  const entry = { assessmentUuid: store.newId(), target: 'self', targetKind: 'self' } as const;
  await anAssignment(id, {
    entries: [
      { ...entry, key: 'AI' },
      { ...entry, key: 'TA' },
    ],
  });
  const made = { wrote: 0, stop: new AbortController() };
  const { signal } = made.stop;
  const watcher = { wrote: (records: number) => (made.wrote += records), signal };
  await exportPeople(store, 'everyone', occupationName, watcher);
  expect(made.wrote).toBe(2);
  // An assignment is one record, however many lines it takes.
  await exportJson(store, occupationName, watcher);
  expect(made.wrote).toBe(2 + 3);
  made.stop.abort(new Error('Not wanted any more'));
  for (const making of [
    exportPeople(store, [id], occupationName, watcher),
    exportAssignments(store, watcher),
    exportJson(store, occupationName, watcher),
  ])
    await expect(making).rejects.toThrow('Not wanted any more');
  expect(made.wrote).toBe(2 + 3);
});

test('a group of the device has no UUID in the export until a server has given it one', async () => {
  const { store, aPerson, aGroup } = await aStore();
  const groupId = await aGroup('Team 7');
  const id = await aPerson({ group: { uuid: groupId, name: 'Team 7', type: 'TEAM' } });
  const file = await exportPeople(store, [id], occupationName);
  expect(await textOf(file)).toContain(',,Team 7,waiting,');
  expect(await textOf(file)).not.toContain(groupId);
});

const SERVER = { baseUrl: 'https://server.test' };
const PERSON_UUID = serverUuid('11111111-1111-4111-8111-111111111111');
const at = (minutes: number) => new Date(MORNING + minutes * 60_000).toISOString();

/** An attempt from its mark to its end. */
async function sent(store: Store, id: LocalId, end: AttemptEnd): Promise<void> {
  const op = await store.db.ops.where('subjectId').equals(id).first();
  const write = requestWriter({ ...SERVER, encoding: 'form' });
  const profile = await useProfile(store, SERVER);
  const attempt = op && (await markSending(store, op.id, { profile, keyed: false }, write));
  if (!attempt) throw new Error(`${id} cannot be sent`);
  await closeAttempt(store, attempt, end);
}

/** A person who was edited and confirmed, with three assessments that wait. */
async function aDevice() {
  const device = await aStore();
  const { store, clock, aPerson, anAssignment, aGroup } = device;
  const groupId = await aGroup('Équipe 7');
  const person = await aPerson({}, { reference: '=1;+2', occupationWords: 'sage-femme, "Élan"' });
  const other = await aPerson();
  await anAssignment(person, {
    entries: [
      { assessmentUuid: store.newId(), key: 'AI', target: 'self', targetKind: 'self' },
      { assessmentUuid: store.newId(), key: 'PO', target: other, targetKind: 'user' },
      { assessmentUuid: store.newId(), key: 'PO', target: groupId, targetKind: 'group' },
    ],
  });
  clock.pass(60_000);
  await editPeople(store, [person], { country: 'CI' });
  clock.pass(60_000);
  const evidence = { at: MORNING + 150_000, durationMs: 5, status: 201 };
  await sent(store, person, { outcome: 'confirmed', status: 'confirmed', serverUuid: PERSON_UUID, evidence });
  const receipts = (await store.db.users.bulkGet([person, other])).map((user) => user?.receipt ?? '');
  return { store, receipts };
}

test('the times of sending are the same in a file of everyone, where all attempts are read, and in one of a few', async () => {
  const { store } = await aDevice();
  const ids = await store.db.users.orderBy('seq').primaryKeys();
  const [few, all] = [
    await textOf(await exportPeople(store, ids, occupationName)),
    await textOf(await exportPeople(store, 'everyone', occupationName)),
  ];
  expect(all).toBe(few);
  expect(all).toContain(at(2.5));
});

/** What a program reads: an object a line, by the names of the columns, without empty cells. */
async function read(file: Blob): Promise<Record<string, string>[]> {
  const [names = [], ...lines] = linesOf((await textOf(file)).slice(1), ',');
  return lines.map((cells) =>
    Object.fromEntries(
      cells.map((text, nth) => [names[nth] ?? '', text] as const).filter(([, text]) => text !== ''),
    ),
  );
}

test('times of editing, sending and the last answer, ids and states are in the table of people', async () => {
  const { store, receipts } = await aDevice();
  const [first, second, ...more] = await read(await exportPeople(store, 'everyone', occupationName));
  expect(more).toEqual([]);
  expect(first).toEqual({
    receipt: receipts[0],
    reference: "'=1;'+2",
    sex: 'F',
    country: 'CI',
    occupation: '2221',
    occupation_name: 'name of 2221',
    occupation_words: 'sage-femme, "Élan"',
    state: 'confirmed',
    uuid: PERSON_UUID,
    registered: at(0),
    edited: at(1),
    last_sent: at(2),
    last_answer: at(2.5),
  });
  expect(second).toMatchObject({ receipt: receipts[1], state: 'waiting', registered: at(0) });
});

test('every assessment is a line of its own, with its person, its target, ids and times', async () => {
  const { store, receipts } = await aDevice();
  const lines = await read(await exportAssignments(store));
  const shared = {
    receipt: receipts[0],
    reference: "'=1;'+2",
    user_uuid: PERSON_UUID,
    contract: 'other',
    denomination_country: 'KE',
    state: 'waiting',
    assigned: at(0),
  };
  expect(lines).toEqual([
    { ...shared, assessment: 'AI', target: 'self' },
    { ...shared, assessment: 'PO', target: 'user', target_name: receipts[1] },
    { ...shared, assessment: 'PO', target: 'group', target_name: 'Équipe 7' },
  ]);
});

test('a connection that failed is no answer, and does not hide an earlier one', async () => {
  const { store, clock, aPerson, anAssignment } = await aStore();
  const person = await aPerson();
  const assignment = await anAssignment(person);
  await sent(store, person, { outcome: 'confirmed', status: 'confirmed', serverUuid: PERSON_UUID });
  const busy = { at: MORNING + 60_000, durationMs: 5, status: 503 };
  await sent(store, assignment, { outcome: 'not applied', status: 'ready', evidence: busy });
  clock.pass(120_000);
  const broken = { at: MORNING + 180_000, durationMs: 5, errorName: 'TypeError' };
  await sent(store, assignment, { outcome: 'noReply', status: 'noReply', evidence: broken });
  const [line] = await read(await exportAssignments(store));
  expect(line).toMatchObject({ state: 'noReply', last_sent: at(2), last_answer: at(1) });
});

test('the JSON file has both tables, as they were typed', async () => {
  const { store, receipts } = await aDevice();
  const file: unknown = JSON.parse(await textOf(await exportJson(store, occupationName)));
  expect(file).toMatchObject({
    people: [{ receipt: receipts[0], reference: '=1;+2', uuid: PERSON_UUID }, { receipt: receipts[1] }],
    assignments: [{ assessment: 'AI' }, { assessment: 'PO' }, { target_name: 'Équipe 7' }],
  });
  const { store: empty } = await aStore();
  const nothing: unknown = JSON.parse(await textOf(await exportJson(empty, occupationName)));
  expect(nothing).toEqual({ people: [], assignments: [] });
});

test('more people than are read at a time are all there, once each and in order', async () => {
  const { store, aPerson } = await aStore();
  for (let made = 0; made < 501; made += 1) await aPerson();
  const receipts = (await store.db.users.orderBy('seq').toArray()).map(({ receipt }) => receipt);
  const allPeople = await read(await exportPeople(store, 'everyone', occupationName));
  expect(allPeople.map(({ receipt }) => receipt)).toEqual(receipts);
  const json: unknown = JSON.parse(await textOf(await exportJson(store, occupationName)));
  expect(json).toHaveProperty('people.length', 501);
});
