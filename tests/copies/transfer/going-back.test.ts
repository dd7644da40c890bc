import { describe, expect, test } from 'vitest';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { restore } from '../../../src/copies/backup/restore.ts';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { discard, restore as takeOutOfDiscarded } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { hold } from '../../../src/store/changes/hold.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { deviceCode } from '../../../src/store/transfer/device-code.ts';
import { giveBack } from '../../../src/store/transfer/give-back.ts';
import { takeBack } from '../../../src/store/transfer/take-back.ts';
import { person } from '../../../src/store/queries/person.ts';
import { expectCountsToEqualRows } from '../../store/counts.ts';
import {
  aDevice,
  mark,
  opOf,
  send,
  statuses,
  take,
  twoDevices,
  given,
  statusOf,
  backupOf,
} from './a-device.ts';

/** The database that reads a file. */
const HERE = { name: 'outpost-1 /' };

describe('back again', () => {
  test('against the return code, which is told when the other device has given the records up', async () => {
    const { from, to, code } = await twoDevices();
    const ada = await from.aPerson();
    const { row, file } = await given(from, code);
    await take(to.store, file);
    expect(await takeBack(from.store, row.id, { returnCode: row.code })).toEqual({ is: 'another code' });
    expect(await statusOf(from.store, ada)).toBe('moved');
    const given2 = await giveBack(to.store, row.id);
    if (given2.is !== 'given back') throw new Error(given2.is);
    expect(await statusOf(to.store, ada)).toBe('moved');
    expect(await mark(to.store, ada)).toBeUndefined();
    const { returnCode } = given2;
    expect(await takeBack(from.store, row.id, { returnCode })).toEqual({ is: 'taken back', records: 1 });
    expect(await statusOf(from.store, ada)).toBe('ready');
    expect(await takeBack(from.store, row.id, { returnCode })).toEqual({ is: 'ended already' });
    await expectCountsToEqualRows(from.store);
    await expectCountsToEqualRows(to.store);
  });

  test.each([
    ['sent', (to: Store, id: LocalId) => send(to, id, 'confirmed'), { tried: 1, changed: 0, named: 0 }],
    ['begun to be sent', mark, { tried: 1, changed: 0, named: 0 }],
    [
      'tried without effect',
      (to: Store, id: LocalId) => send(to, id, 'ready'),
      { tried: 1, changed: 0, named: 0 },
    ],
    [
      'edited',
      (to: Store, id: LocalId) => editPeople(to, [id], { reference: 'Bed 5' }),
      { tried: 0, changed: 1, named: 0 },
    ],
    ['discarded', (to: Store, id: LocalId) => discard(to, [id]), { tried: 0, changed: 1, named: 0 }],
    ['onHold', (to: Store, id: LocalId) => hold(to, [id]), { tried: 0, changed: 1, named: 0 }],
  ])('not against a code once one was %s there; nothing changes', async (_, touch, because) => {
    const { from, to, code } = await twoDevices();
    const [ada] = [await from.aPerson(), await from.aPerson()];
    const { row, file } = await given(from, code);
    await take(to.store, file);
    await touch(to.store, ada);
    const before = await statuses(to.store);
    expect(await giveBack(to.store, row.id)).toEqual({ is: 'not possible', because });
    expect(await statuses(to.store)).toEqual(before);
  });

  test('not against a code while something made there names one', async () => {
    const { from, to, code } = await twoDevices();
    const ada = await from.aPerson();
    const { row, file } = await given(from, code);
    await take(to.store, file);
    await to.anAssignment(ada);
    expect(await giveBack(to.store, row.id)).toMatchObject({ because: { tried: 0, changed: 0, named: 1 } });
  });

  test('by a transfer the other way, with what was edited there', async () => {
    const { from, to, code } = await twoDevices();
    const ada = await from.aPerson();
    const { file } = await given(from, code);
    await take(to.store, file);
    await editPeople(to.store, [ada], { occupation: '2222', reference: 'Bed 5' });
    const back = await given(to, await deviceCode(from.store));
    expect(await take(from.store, back.file)).toMatchObject({ records: 1, wereHere: 0 });
    expect(await statusOf(from.store, ada)).toBe('ready');
    expect(await from.store.db.users.get(ada)).toMatchObject({
      occupation: '2222',
      reference: 'Bed 5',
      state: 'waiting',
    });
    expect((await person(from.store, ada))?.timeline.map(({ event }) => event.what)).toEqual([
      'made',
      'moved',
      'received',
      'edited',
      'moved',
      'received',
    ]);
    await expectCountsToEqualRows(from.store);
  });

  test('on a person’s word, without the other device', async () => {
    const { from, code } = await twoDevices();
    const ada = await from.aPerson();
    const { row } = await given(from, code);
    expect(await takeBack(from.store, row.id, 'a person')).toEqual({ is: 'taken back', records: 1 });
    expect(await statusOf(from.store, ada)).toBe('ready');
  });

  test('an assignment that was discarded before its person went is not restored here', async () => {
    const { from, code } = await twoDevices();
    const ada = await from.aPerson();
    const survey = await from.anAssignment(ada);
    await discard(from.store, [survey]);
    await given(from, code);
    expect((await takeOutOfDiscarded(from.store, [survey])).refused).toMatchObject([
      { obstacle: { reason: 'state', status: 'moved' } },
    ]);
  });
});

async function bring(store: Store, file: Uint8Array) {
  const read = await readBackup(file, HERE);
  if (typeof read === 'string') throw new Error(read);
  return restore(store, read);
}

describe('a backup', () => {
  test('brings what was moved back as moved, in any order with an older one, and can still be taken back', async () => {
    const { from, to, code } = await twoDevices();
    const ada = await from.aPerson();
    const old = await backupOf(from.store);
    const { row, file: transfer } = await given(from, code);
    await take(to.store, transfer);
    const back = await giveBack(to.store, row.id);
    if (back.is !== 'given back') expect.unreachable(back.is);
    const recent = await backupOf(from.store);
    for (const files of [
      [old, recent],
      [recent, old],
      [recent, old, recent],
    ]) {
      const { store } = await aDevice();
      for (const file of files) await bring(store, file);
      expect(await statusOf(store, ada)).toBe('moved');
      expect((await opOf(store, ada)).moved).toMatchObject({ code: row.code, to: code });
      // Another device may have the same backup, and may take it back too.
      const { returnCode } = back;
      expect(await takeBack(store, row.id, { returnCode })).toMatchObject({ is: 'taken back' });
      expect((await opOf(store, ada)).onHold?.reason).toBe('restored');
      await expectCountsToEqualRows(store);
    }
  });

  test('does not undo that it was taken back, nor that it was taken here', async () => {
    const { from, to, code } = await twoDevices();
    const ada = await from.aPerson();
    const { row, file } = await given(from, code);
    const backup = await backupOf(from.store);
    await take(to.store, file);
    await bring(to.store, backup);
    expect(await statusOf(to.store, ada)).toBe('ready');
    await takeBack(from.store, row.id, 'a person');
    await bring(from.store, backup);
    expect(await statusOf(from.store, ada)).toBe('ready');
  });

  test('of the device that gives, restored here before, does not keep its file from being taken', async () => {
    const { from, to, code } = await twoDevices();
    const ada = await from.aPerson();
    await bring(to.store, await backupOf(from.store));
    expect(await statusOf(to.store, ada)).toBe('onHold');
    const { file } = await given(from, code);
    await bring(to.store, await backupOf(from.store));
    expect(await statusOf(to.store, ada)).toBe('moved');
    expect(await take(to.store, file)).toMatchObject({ is: 'taken', records: 1, wereHere: 0 });
    expect(await statusOf(to.store, ada)).toBe('ready');
  });
});
