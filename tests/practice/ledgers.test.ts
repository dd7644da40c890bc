import { expect, test } from 'vitest';
import { localId } from '../../src/domain/record/reference.ts';
import {
  difference,
  disputedFirst,
  finding,
  twoLedgers,
  type LedgerRow,
} from '../../src/practice/ledgers.ts';
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

test.each([
  ['who is unknown comes before all else', ['b', 'c', 'd'], { kind: 'unknown', count: 1 }],
  [
    'then what the server has twice, though the device knows nothing of it',
    ['c', 'd'],
    { kind: 'twice', count: 1 },
  ],
  ['then what is on its way', ['c', 'a'], { kind: 'sending', count: 1 }],
  ['else both agree about what was sent', ['a', 'e'], { kind: 'agree', count: 2 }],
] as const)('of all rows, %s', (_, receipts, found) => {
  const rows = [
    row('a', 'confirmed', 'there'),
    row('b', 'unknown', 'answer lost'),
    row('c', 'sending', 'answering'),
    row('d', 'confirmed', 'twice'),
    row('e', 'needs you', 'refused'),
  ];
  const some = rows.filter(({ receipt }) => receipts.join().includes(receipt));
  expect(finding(some)).toEqual(found);
});

test('what makes the sums differ is counted among those whose sums differ: what the server lacks, and what it has twice', () => {
  const rows = [
    row('a', 'confirmed', 'there'),
    row('b', 'unknown', 'not there'),
    row('c', 'waiting', 'nothing yet'),
    row('d', 'needs you', 'refused'),
    row('e', 'unknown', 'answer lost'),
    row('f', 'confirmed', 'twice'),
  ];
  const device = { people: 6, assignments: 3 };
  expect(difference({ rows, device, server: { people: 4, assignments: 3 } })).toEqual({
    missing: 3,
    twice: 1,
  });
  expect(difference({ rows, device, server: device })).toEqual({ missing: 0, twice: 0 });
  expect(difference({ rows, device, server: { people: 6, assignments: 2 } })).toEqual({
    missing: 0,
    twice: 0,
  });
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
