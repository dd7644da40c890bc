import { expect, test } from 'vitest';
import { localId } from '../../src/domain/record/reference.ts';
import { disputedFirst, twoLedgers, type LedgerRow } from '../../src/practice/ledgers.ts';
import { ServerDatabase } from '../../src/practice/server/database.ts';
import { hold } from '../../src/store/changes/hold.ts';
import { aStore } from '../store/a-store.ts';

const row = (id: string, state: LedgerRow['state'], server: LedgerRow['server']): LedgerRow => ({
  id: localId(id),
  personId: localId(id),
  receipt: id,
  about: { kind: 'person', sex: 'F', occupation: '2221' },
  state,
  server,
});

test('what the two ledgers say different things of stands first, in the order in which it was given, and so does the rest', () => {
  const rows = [
    row('a', 'confirmed', 'there'),
    row('b', 'unknown', 'not there'),
    row('c', 'waiting', 'nothing yet'),
    row('d', 'confirmed', 'twice'),
    row('e', 'unknown', 'answer lost'),
  ];
  expect(disputedFirst(rows).map(({ receipt }) => receipt)).toEqual(['b', 'd', 'e', 'a', 'c']);
});

test('what can be sent is counted, and nothing that is held or waits for somebody', async () => {
  const { store, aPerson, anAssignment } = await aStore();
  const server = new ServerDatabase('the server of two ledgers');
  const [, other] = [await aPerson(), await aPerson()];
  await anAssignment(other);
  expect((await twoLedgers(store, server)).ready).toBe(2);
  await hold(store, [other]);
  expect((await twoLedgers(store, server)).ready).toBe(1);
});
