import { describe, expect, test } from 'vitest';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { contentsOf } from '../../../src/copies/transfer/contents.ts';
import { takeTransfer } from '../../../src/copies/transfer/take.ts';
import { readTransfer } from '../../../src/copies/transfer/read.ts';
import { writeTransfer } from '../../../src/copies/transfer/write.ts';
import { readCode } from '../../../src/domain/transfer/codes.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { deviceCode } from '../../../src/store/transfer/device-code.ts';
import { giveBack } from '../../../src/store/transfer/give-back.ts';
import { transfer } from '../../../src/store/transfer/transfer.ts';
import { offerOf } from '../../../src/store/transfer/what-can-go.ts';
import { takeBack } from '../../../src/store/transfer/take-back.ts';
import { moveOnHoldHere } from '../../../src/store/outbox/other-servers.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { person } from '../../../src/store/queries/person.ts';
import { expectCountsToEqualRows } from '../../store/counts.ts';
import { ofNewerVersion } from '../of-newer-version.ts';
import {
  aDevice,
  fileOf,
  mark,
  opOf,
  send,
  SERVER,
  statuses,
  take,
  twoDevices,
  given,
  statusOf,
  backupOf,
} from './a-device.ts';

/** The database that reads a file. */
const HERE = { name: 'outpost-1 /' };

test('what can go is not read to its end once no one waits for it', async () => {
  const { from } = await twoDevices();
  await expect(offerOf(from.store, undefined, AbortSignal.abort())).rejects.toThrow('aborted');
});

test('a device keeps its code, and another one has another', async () => {
  const { from, to, code } = await twoDevices();
  expect(await deviceCode(to.store)).toBe(code);
  expect(await deviceCode(from.store)).not.toBe(code);
});

test('what waits goes to the other device, with its group, assignments and history, and both show the same code', async () => {
  const { from, to, code } = await twoDevices();
  const group = await from.aGroup('Nakuru 3');
  const ada = await from.aPerson(
    { group: { uuid: group, name: 'Nakuru 3', type: 'TEAM' } },
    { reference: 'Bed 4', occupationWords: 'nurse' },
  );
  const survey = await from.anAssignment(ada);
  const { row, file } = await given(from, code);
  expect(row).toMatchObject({ other: code, people: 1, assignments: 1, groups: 1 });
  expect(await take(to.store, file)).toEqual({
    ...{ is: 'taken', records: 3, onHold: 0, toCheck: 1, wereHere: 0 },
  });

  expect(await statuses(from.store)).toEqual(
    new Map([
      [group, 'moved'],
      [ada, 'moved'],
      [survey, 'moved'],
    ]),
  );
  expect(await statuses(to.store)).toEqual(
    new Map([
      [group, 'ready'],
      [ada, 'blocked'],
      [survey, 'onHold'],
    ]),
  );
  const there = await person(to.store, ada);
  expect(there).toMatchObject({ user: { reference: 'Bed 4', state: 'waiting' }, op: { waitsFor: [group] } });
  expect(there?.timeline.map(({ event }) => event)).toEqual([
    { what: 'made' },
    { what: 'moved', transfer: row.id, code: row.code, to: code },
    { what: 'received', transfer: row.id, code: row.code, from: await deviceCode(from.store) },
  ]);
  expect((await to.store.db.transfers.toArray())[0]).toMatchObject({ direction: 'in', code: row.code });
  await expectCountsToEqualRows(from.store);
  await expectCountsToEqualRows(to.store);
});

test('what was moved is never sent, edited, held or discarded here, and is sent there', async () => {
  const { from, to, code } = await twoDevices();
  const ada = await from.aPerson();
  const { file } = await given(from, code);
  await take(to.store, file);
  expect(await mark(from.store, ada)).toBeUndefined();
  for (const changed of [
    await editPeople(from.store, [ada], { occupation: '2222' }),
    await hold(from.store, [ada]),
    await discard(from.store, [ada]),
    await release(from.store, [ada]),
  ])
    expect(changed.refused).toMatchObject([{ obstacle: { reason: 'state', status: 'moved' } }]);
  expect(await from.records.findUser(ada)).toBeUndefined();
  await send(to.store, ada, 'confirmed');
  expect(await statusOf(to.store, ada)).toBe('confirmed');
});

describe('what can be moved', () => {
  test('is what waits and was never tried; the rest is counted by its reason', async () => {
    const { from, code } = await twoDevices();
    const waits = await from.aPerson();
    const tried = await from.aPerson();
    const itsSurvey = await from.anAssignment(tried);
    const noReply = await from.aPerson();
    const onHold = await from.aPerson();
    await send(from.store, tried, 'ready');
    await send(from.store, noReply, 'noReply');
    await hold(from.store, [onHold]);
    await send(from.store, await from.aPerson(), 'confirmed');
    const { going, staying } = await offerOf(from.store);
    expect(going.map(({ subjectId }) => subjectId)).toEqual([waits]);
    expect(staying).toEqual({ tried: 2, onHold: 1, toFix: 0, tied: 1 });
    await given(from, code);
    expect(await statusOf(from.store, itsSurvey)).toBe('blocked');
    expect(await statusOf(from.store, tried)).toBe('ready');
    expect(await transfer(from.store, code)).toBeUndefined();
  });

  test('of chosen people, is theirs alone; no one is taken along whose group others here wait for', async () => {
    const { from, code } = await twoDevices();
    const uuid = await from.aGroup();
    const group = { uuid, name: 'Nakuru 3', type: 'TEAM' as const };
    const [ada, bob] = [await from.aPerson({ group }), await from.aPerson({ group })];
    const eve = await from.aPerson();
    expect(await offerOf(from.store, [ada])).toMatchObject({ going: [], staying: { tied: 2 } });
    const { row } = await given(from, code, [eve]);
    expect(row.ids).toEqual([eve]);
    expect((await given(from, code, [ada, bob])).row.ids).toHaveLength(3);
  });

  test('is an assignment of someone whom the server has; the other device learns what the server calls them', async () => {
    const { from, to, code } = await twoDevices();
    const ada = await from.aPerson();
    await send(from.store, ada, 'confirmed');
    const survey = await from.anAssignment(ada);
    const { file } = await given(from, code);
    expect(await statusOf(from.store, ada)).toBe('confirmed');
    await take(to.store, file);
    await useProfile(to.store, SERVER);
    expect(await statuses(to.store)).toEqual(
      new Map([
        [ada, 'confirmed'],
        [survey, 'onHold'],
      ]),
    );
    await release(to.store, [survey]);
    const uuid = (await from.store.db.users.get(ada))?.serverUuid;
    const { profileId } = await readCounters(to.store.db);
    expect((await to.store.db.idmap.get([profileId, ada]))?.serverUuid).toBe(uuid);
    expect(await mark(to.store, survey)).toBeDefined();
  });
});

test('a file gives no one who is here the id that a server gave to someone else', async () => {
  const { from, to, code } = await twoDevices();
  await from.anAssignment(await from.aPerson());
  const waiting = await to.aPerson();
  const { file } = await given(from, code);
  const read = readTransfer(file, HERE);
  if (typeof read === 'string') expect.unreachable(read);
  const stranger = 'a0000000-0000-4000-8000-0000000000ff';
  const profileIds = new Set(read.rows.ops.map(({ profileId }) => profileId));
  for (const profileId of profileIds)
    read.rows.idmap.push({ profileId, localId: waiting, serverUuid: stranger });
  expect(await takeTransfer(to.store, read)).toMatchObject({ is: 'taken' });
  expect((await to.store.db.idmap.toArray()).filter(({ localId }) => localId === waiting)).toEqual([]);
});

test('nothing in a file takes its records back, nor does the code of another transfer', async () => {
  const { from, to, code } = await twoDevices();
  await from.aPerson();
  const [first, eve] = [await given(from, code), await from.aPerson()];
  const second = await given(from, code);
  const codes = new TextDecoder().decode(first.file).match(/[2-9A-Z]{4}-[2-9A-Z]{4}/g) ?? [];
  expect(codes).toContain(code);
  for (const returnCode of codes)
    expect(await takeBack(from.store, first.row.id, { returnCode })).toEqual({ is: 'another code' });
  for (const { file } of [first, second]) await take(to.store, file);
  const back = await giveBack(to.store, second.row.id);
  if (back.is !== 'given back') expect.unreachable(back.is);
  expect(readCode('return', back.returnCode)).toBe(back.returnCode);
  expect(await takeBack(from.store, first.row.id, back)).toEqual({ is: 'another code' });
  expect(await takeBack(from.store, second.row.id, back)).toEqual({ is: 'taken back', records: 1 });
  expect(await statusOf(from.store, eve)).toBe('ready');
});

test('nothing proves where a file comes from: what it buys waits until a person lets it go', async () => {
  const { from, to, code } = await twoDevices();
  const ada = await from.aPerson();
  const survey = await from.anAssignment(ada);
  const { row, file } = await given(from, code);
  expect(await take(to.store, file)).toMatchObject({ is: 'taken', records: 2, toCheck: 1 });
  await send(to.store, ada, 'confirmed');
  expect((await opOf(to.store, survey)).onHold?.reason).toBe('transfer');
  expect(await mark(to.store, survey)).toBeUndefined();
  await release(to.store, [survey]);
  expect(await mark(to.store, survey)).toBeDefined();
  expect(await giveBack(to.store, row.id)).toMatchObject({ is: 'not possible' });
});

test('what no one has let go can be given back by a code', async () => {
  const { from, to, code } = await twoDevices();
  await from.anAssignment(await from.aPerson());
  const { row, file } = await given(from, code);
  await take(to.store, file);
  const back = await giveBack(to.store, row.id);
  if (back.is !== 'given back') expect.unreachable(back.is);
  expect(await takeBack(from.store, row.id, back)).toEqual({ is: 'taken back', records: 2 });
});

test('what it buys for another server waits for a look also once it is moved here', async () => {
  const { from, to, code } = await twoDevices();
  const survey = await from.anAssignment(await from.aPerson());
  await useProfile(from.store, SERVER);
  await useProfile(to.store, { baseUrl: 'https://elsewhere.test', keyMark: 'bb' });
  const { file } = await given(from, code);
  expect(await take(to.store, file)).toMatchObject({ is: 'taken', onHold: 2, toCheck: 0 });
  await moveOnHoldHere(to.store);
  expect((await opOf(to.store, survey)).onHold?.reason).toBe('transfer');
  await release(to.store, [survey]);
  expect(await statusOf(to.store, survey)).toBe('blocked');
  await expectCountsToEqualRows(to.store);
});

test('before it is taken, a file shows whom it has, what they buy, and for how much', async () => {
  const { from, code } = await twoDevices();
  const [ada, bob] = [await from.aPerson(), await from.aPerson()];
  const purchase = { confirmedAt: new Date(1), count: 1, total: 12.5 };
  for (const id of [ada, ada, bob]) await from.anAssignment(id, {}, { purchase });
  await from.anAssignment(bob);
  const { file } = await given(from, code);
  const read = readTransfer(file, HERE);
  if (typeof read === 'string') expect.unreachable(read);
  expect(contentsOf(read)).toEqual({
    ...{ people: 2, assignments: 4, groups: 0, assessments: 4, unpriced: 1 },
    totals: new Map([['KE', 37.5]]),
  });
});

test('on a device without a server it waits for its own, also what is made for it there', async () => {
  const { from, to, code } = await twoDevices();
  const ada = await from.aPerson();
  await useProfile(from.store, SERVER);
  const own = await to.aPerson();
  const { file } = await given(from, code);
  expect(await take(to.store, file)).toMatchObject({ is: 'taken', onHold: 0 });
  const survey = await to.anAssignment(ada);
  expect(await statuses(to.store)).toEqual(
    new Map([
      [own, 'ready'],
      [ada, 'ready'],
      [survey, 'blocked'],
    ]),
  );
  await useProfile(to.store, { baseUrl: 'https://elsewhere.test', keyMark: 'bb' });
  expect(await statusOf(to.store, own)).toBe('ready');
  for (const id of [ada, survey]) expect((await opOf(to.store, id)).onHold?.reason).toBe('other server');
  await expectCountsToEqualRows(to.store);
});

test('for a device with another server it is held there, and never sent to that one', async () => {
  const { from, to, code } = await twoDevices();
  const ada = await from.aPerson();
  await useProfile(from.store, SERVER);
  await useProfile(to.store, { baseUrl: 'https://elsewhere.test', keyMark: 'bb' });
  const { file } = await given(from, code);
  expect(await take(to.store, file)).toMatchObject({ is: 'taken', onHold: 1 });
  expect((await opOf(to.store, ada)).onHold?.reason).toBe('other server');
});

describe('a file', () => {
  test('is refused by any other device, which changes nothing', async () => {
    const { from, to, code } = await twoDevices();
    const third = await aDevice();
    await from.aPerson();
    const { file } = await given(from, code);
    for (const device of [third, from]) {
      const here = await deviceCode(device.store);
      const before = await device.store.db.ops.toArray();
      expect(await take(device.store, file)).toEqual({ is: 'for another device', for: code, here });
      expect(await device.store.db.ops.toArray()).toEqual(before);
    }
    expect(await take(to.store, file)).toMatchObject({ is: 'taken' });
  });

  test('taken twice adds nothing, not even after the records were given back', async () => {
    const { from, to, code } = await twoDevices();
    const ada = await from.aPerson();
    const { row, file } = await given(from, code);
    await take(to.store, file);
    expect(await take(to.store, file)).toMatchObject({ is: 'taken already' });
    await giveBack(to.store, row.id);
    expect(await take(to.store, file)).toMatchObject({ is: 'given back already' });
    expect(await statusOf(to.store, ada)).toBe('moved');
    expect(await to.store.db.users.count()).toBe(1);
  });

  test('can be written again, the same to the letter', async () => {
    const { from, code } = await twoDevices();
    await from.anAssignment(await from.aPerson());
    const { row, file } = await given(from, code);
    await from.aPerson();
    expect(await fileOf(from.store, row.id)).toEqual(file);
    await takeBack(from.store, row.id, 'a person');
    expect(await writeTransfer(from.store, row.id)).toBeUndefined();
  });

  test('cut anywhere or altered anywhere is not taken at all', async () => {
    const { from, code } = await twoDevices();
    await from.aPerson({}, { reference: 'Bed 4' });
    const { file } = await given(from, code);
    for (let length = 0; length < file.length; length += 7)
      expect(readTransfer(file.slice(0, length), HERE)).toBeTypeOf('string');
    for (let at = 0; at < file.length; at += 5) {
      const altered = file.slice();
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(readTransfer(altered, HERE), `byte ${at}`).toBeTypeOf('string');
    }
    const lines = new TextDecoder().decode(file).split('\n');
    for (let at = 0; at < lines.length - 1; at += 1) {
      const without = lines.filter((_, line) => line !== at).join('\n');
      expect(readTransfer(new TextEncoder().encode(without), HERE), `line ${at}`).toBeTypeOf('string');
    }
  });

  test('of a newer version, of another kind, and a backup, are told apart', async () => {
    const { from, code } = await twoDevices();
    await from.aPerson();
    const { file } = await given(from, code);
    expect(readTransfer(ofNewerVersion(file), HERE)).toBe('of a newer version');
    expect(readTransfer(new TextEncoder().encode('PK and more'), HERE)).toBe('not a transfer');
    const backup = await backupOf(from.store);
    expect(readTransfer(backup, HERE)).toBe('not a transfer');
    expect(await readBackup(file, HERE)).toBe('not a backup');
  });
});
