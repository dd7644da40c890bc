import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATUSES } from '../../../../src/domain/record/states.ts';
import { ledgerOf } from '../../../../src/domain/record/ledger.ts';
import { ledgerParts } from '../../../../src/ui/record/ledger/ledger-parts.ts';

test('twelve made are nine that wait, two confirmed and one discarded', () => {
  const ledger = ledgerOf({ blocked: 4, ready: 5, confirmed: 2, discarded: 1 });
  expect(ledger.made).toBe(12);
  expect(ledgerParts(ledger)).toEqual([
    { state: 'waiting', count: 9 },
    { state: 'confirmed', count: 2 },
    { state: 'discarded', count: 1 },
  ]);
});

test('what wants a person stands first, and a draft behind what has arrived', () => {
  const ledger = ledgerOf({ draft: 1, ready: 2, toFix: 3, noReply: 4, confirmed: 5 });
  expect(ledgerParts(ledger).map(({ state }) => state)).toEqual([
    'noReply',
    'toFix',
    'waiting',
    'confirmed',
    'draft',
  ]);
});

test('the parts on screen add up to what was made, whatever was made', () => {
  const counts = fc.record(Object.fromEntries(STATUSES.map((status) => [status, fc.nat(100_000)])));
  fc.assert(
    fc.property(counts, (some) => {
      const ledger = ledgerOf(some);
      expect(ledgerParts(ledger).reduce((sum, { count }) => sum + count, 0)).toBe(ledger.made);
    }),
    { seed: 7 },
  );
});

test('nothing made has no parts', () => {
  expect(ledgerParts(ledgerOf({}))).toEqual([]);
});
