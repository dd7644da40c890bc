import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spansOf } from '../../../../src/ui/chart/days/spans.ts';
import { seedOf } from '../../../support/parts/seed.ts';

const one = { all: 1, onServer: 1 };
const on = (...days: string[]) => new Map(days.map((day) => [day, one]));
const told = (days: ReturnType<typeof on>, most: number) => {
  const { unit, spans } = spansOf(days, () => most);
  return [unit, ...spans.map(({ from, to, all }) => `${from} ${to} ${String(all)}`)];
};

test('people stand by day while so many days have room, those without anybody included', () => {
  expect(told(on('2026-11-18', '2026-11-21'), 4)).toEqual([
    'day',
    '2026-11-18 2026-11-18 1',
    '2026-11-19 2026-11-19 0',
    '2026-11-20 2026-11-20 0',
    '2026-11-21 2026-11-21 1',
  ]);
});

test('where the days have no room they stand by week, else by month, else by year', () => {
  expect(told(on('2026-11-08', '2026-11-09', '2026-11-21'), 5)).toEqual([
    'week',
    '2026-11-02 2026-11-08 1',
    '2026-11-09 2026-11-15 1',
    '2026-11-16 2026-11-22 1',
  ]);
  expect(told(on('2026-10-01', '2026-11-21'), 5)).toEqual([
    'month',
    '2026-10-01 2026-10-31 1',
    '2026-11-01 2026-11-30 1',
  ]);
  expect(told(on('2024-02-29', '2026-11-21'), 5)).toEqual([
    'year',
    '2024-01-01 2024-12-31 1',
    '2025-01-01 2025-12-31 0',
    '2026-01-01 2026-12-31 1',
  ]);
  expect(told(on('2024-02-29', '2026-11-21'), 2)[0]).toBe('year');
  expect(told(on(), 5)).toEqual(['day']);
});

test('columns whose numbers are too wide for them stand for more days', () => {
  const many = { all: 100, onServer: 100 };
  const days = new Map([
    ['2026-11-16', many],
    ['2026-11-21', many],
  ]);
  const unitWith = (room: (highest: number) => number) => spansOf(days, room).unit;
  expect(unitWith((highest) => (highest > 99 ? 6 : 10))).toBe('day');
  expect(unitWith((highest) => (highest > 99 ? 5 : 10))).toBe('week');
});

test('everyone is in one column, and the columns follow one another without a gap', () => {
  const day = fc
    .date({
      min: new Date('2025-01-01T12:00:00Z'),
      max: new Date('2027-12-31T12:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      fc.uniqueArray(day, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 3, max: 30 }),
      (days, most) => {
        const { spans } = spansOf(on(...days), () => most);
        expect(spans.length).toBeLessThanOrEqual(most);
        expect(spans.reduce((sum, { all }) => sum + all, 0)).toBe(days.length);
        for (const [at, { from, to }] of spans.entries()) {
          expect(from <= to).toBe(true);
          const after = new Date(`${to}T12:00:00Z`);
          after.setUTCDate(after.getUTCDate() + 1);
          if (at + 1 < spans.length) expect(spans[at + 1]?.from).toBe(after.toISOString().slice(0, 10));
        }
      },
    ),
    seedOf('columns over time'),
  );
});
