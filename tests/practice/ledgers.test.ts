import { expect, test } from 'vitest';
import { localId } from '../../src/domain/record/reference.ts';
import { disputedFirst, type LedgerRow } from '../../src/practice/ledgers.ts';

const row = (id: string, state: LedgerRow['state'], server: LedgerRow['server']): LedgerRow => ({
  id: localId(id),
  personId: localId(id),
  receipt: id,
  about: { kind: 'purchase', keys: [] },
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
