import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATUSES } from '../../../../src/domain/record/states.ts';
import { ledgerOf } from '../../../../src/domain/record/ledger.ts';
import {
  barLengths,
  ledgerSegments,
  namedParts,
  timeBars,
} from '../../../../src/ui/screens/overview/shapes.ts';
import { seedOf } from '../../../support/parts/seed.ts';

const counts = fc.record(Object.fromEntries(STATUSES.map((status) => [status, fc.nat({ max: 100_000 })])), {
  requiredKeys: [],
});

test('the bar of the ledger adds up: its counts to what was made, its shares to the whole, and each can be seen', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 200, max: 2_000 }), (some, width) => {
      const ledger = ledgerOf(some);
      const segments = ledgerSegments(ledger, width);
      expect(segments.reduce((sum, { count }) => sum + count, 0)).toBe(ledger.made);
      if (ledger.made === 0) return;
      expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
      for (const { share } of segments) expect((share / 100) * width).toBeGreaterThan(5.5);
    }),
    seedOf('ledger bar'),
  );
});

test('each column is as high as its share of the highest, and what few are in can still be seen', () => {
  const spans = [
    { from: '2026-11-20', to: '2026-11-20', all: 400, onServer: 400 },
    { from: '2026-11-21', to: '2026-11-21', all: 200, onServer: 0 },
    { from: '2026-11-22', to: '2026-11-22', all: 1, onServer: 1 },
  ];
  expect(timeBars(spans, 500, 100)).toMatchObject([
    { solid: 100, pale: 0 },
    { solid: 0, pale: 50 },
    { solid: 6, pale: 0 },
  ]);
});

test('few columns spread evenly over the whole width, and none is wider than 96 pixels', () => {
  const spans = ['2026-11-01', '2026-12-01', '2027-01-01'].map((from) => ({
    from,
    to: from,
    all: 1,
    onServer: 0,
  }));
  const bars = timeBars(spans, 900, 100);
  expect(bars.map(({ width }) => width)).toEqual([96, 96, 96]);
  const middles = bars.map(({ x, width }) => Math.round(x + width / 2));
  expect(middles[1]).toBe(450);
  expect((middles[2] ?? 0) - (middles[0] ?? 0)).toBeGreaterThan(500);
  const phone = timeBars(spans, 328, 100);
  expect(phone.at(-1)?.x).toBeGreaterThan(200);
});

test('bars are measured by the longest, and named parts come in order of their number', () => {
  const parts = namedParts(
    new Map([
      ['b', { all: 5, onServer: 5 }],
      ['a', { all: 5, onServer: 0 }],
      ['c', { all: 10, onServer: 4 }],
    ]),
    (value) => value.toUpperCase(),
  );
  expect(parts.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
  const lengths = barLengths(parts);
  expect(parts.map(lengths)).toEqual([
    { solid: 40, pale: 60 },
    { solid: 0, pale: 50 },
    { solid: 50, pale: 0 },
  ]);
});
