import { expect, test } from 'vitest';
import { localId } from '../../src/domain/record/reference.ts';
import { needyFirst, finding, twoLedgers, type LedgerRow } from '../../src/practice/ledgers.ts';
import { ServerDatabase } from '../../src/practice/server/database.ts';
import { discard } from '../../src/store/changes/discard.ts';
import { hold } from '../../src/store/changes/hold.ts';
import { aStore } from '../store/a-store.ts';

/** How many times a record is on the server, of which that is said. */
const COPIES: Record<LedgerRow['server'], number> = {
  'nothing yet': 0,
  'never sent': 0,
  'not there': 0,
  refused: 0,
  there: 1,
  answering: 1,
  'answer lost': 1,
  twice: 2,
};

const row = (
  id: string,
  state: LedgerRow['state'],
  server: LedgerRow['server'],
  about: LedgerRow['about'] = { kind: 'person', sex: 'F', occupation: '2221' },
): LedgerRow => ({
  id: localId(id),
  personId: localId(id),
  receipt: id,
  about,
  state,
  server,
  copies: COPIES[server],
});

test('what is unknown stands first, then what is there twice, then each state in its turn, and last what both agree about, each in the order in which it was given', () => {
  const rows = [
    row('a', 'confirmed', 'there'),
    row('b', 'noReply', 'not there'),
    row('c', 'waiting', 'nothing yet'),
    row('d', 'confirmed', 'twice'),
    row('e', 'noReply', 'answer lost'),
    row('f', 'toFix', 'refused'),
    row('g', 'discarded', 'never sent'),
    row('h', 'waiting', 'nothing yet'),
  ];
  const order = needyFirst(rows).map(({ receipt }) => receipt);
  expect(order).toEqual(['b', 'e', 'd', 'f', 'c', 'h', 'g', 'a']);
});

test('a person stands before what is assigned to the same person, where both need the same', () => {
  const assigned: LedgerRow['about'] = {
    kind: 'assignment',
    assignment: { entries: [], denominationCountry: 'KE' },
  } as never;
  const rows = [
    { ...row('a2', 'noReply', 'not there', assigned), personId: localId('a') },
    row('b', 'noReply', 'not there'),
    row('a', 'noReply', 'answer lost'),
    { ...row('c2', 'waiting', 'nothing yet', assigned), personId: localId('c') },
    row('c', 'confirmed', 'there'),
  ];
  const order = needyFirst(rows).map(({ receipt }) => receipt);
  expect(order).toEqual(['a', 'a2', 'b', 'c2', 'c']);
});

test.each([
  ['who is unknown comes before all else', ['b', 'c', 'd'], { kind: 'noReply', count: 1 }],
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
    row('b', 'noReply', 'answer lost'),
    row('c', 'sending', 'answering'),
    row('d', 'confirmed', 'twice'),
    row('e', 'toFix', 'refused'),
  ];
  const some = rows.filter(({ receipt }) => receipts.join().includes(receipt));
  expect(finding(some)).toEqual(found);
});

test('who was discarded before it was sent is not counted on this device', async () => {
  const { store, aPerson } = await aStore();
  const server = new ServerDatabase('the server without those who are discarded');
  await aPerson();
  await discard(store, [await aPerson()]);
  const ledgers = await twoLedgers(store, server);
  expect(ledgers.device).toEqual({ people: 1, assignments: 0 });
  expect(ledgers.rows.find(({ state }) => state === 'discarded')?.server).toBe('never sent');
  expect(ledgers.rows.find(({ state }) => state === 'waiting')?.server).toBe('nothing yet');
});

test('what can be sent is counted, and nothing that is held or waits for someone', async () => {
  const { store, aPerson, anAssignment } = await aStore();
  const server = new ServerDatabase('the server of two ledgers');
  const [, other] = [await aPerson(), await aPerson()];
  await anAssignment(other);
  expect((await twoLedgers(store, server)).ready).toBe(2);
  await hold(store, [other]);
  expect((await twoLedgers(store, server)).ready).toBe(1);
});
