import { expect, test } from 'vitest';
import { dayAfter, dayIn, daysBetween, startOfDay } from '../../../src/server/database/reading/days.ts';

test.each([
  ['2026-11-28', 'UTC', '2026-11-28T00:00:00.000Z'],
  ['2026-11-28', 'Africa/Nairobi', '2026-11-27T21:00:00.000Z'],
  ['2026-11-28', 'Asia/Kathmandu', '2026-11-27T18:15:00.000Z'],
  ['2026-11-28', 'Pacific/Kiritimati', '2026-11-27T10:00:00.000Z'],
  ['2026-11-28', 'Pacific/Pago_Pago', '2026-11-28T11:00:00.000Z'],
  // Clocks were put forward at midnight: the day began at one.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, time) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(time);
  expect(dayIn(zone)(Date.parse(time))).toBe(day);
  expect(dayIn(zone)(Date.parse(time) - 1)).toBe(dayAfter(day, -1));
});

test('days are counted over the ends of months and years', () => {
  expect(daysBetween('2027-12-30', '2028-01-02')).toEqual([
    '2027-12-30',
    '2027-12-31',
    '2028-01-01',
    '2028-01-02',
  ]);
  expect(daysBetween('2028-02-28', '2028-03-01')).toHaveLength(3);
  expect(daysBetween('2026-11-28', '2026-11-27')).toEqual([]);
});
