import { expect, test } from 'vitest';
import { backOff, isDue, LONGEST_BACK_OFF, retryAfterMs } from '../../../src/sync/queue/pace.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

test.each([
  [1, 2_000],
  [3, 8_000],
  [8, 256_000],
  [9, 300_000],
  [50, 300_000],
])('after %i failures one waits anything up to %i ms', (failures, most) => {
  expect(backOff(failures, () => 0)).toBe(0);
  expect(backOff(failures, () => 0.5)).toBe(most / 2);
  expect(backOff(failures, () => 0.999_999)).toBeLessThanOrEqual(most);
});

test.each<[string | undefined, number]>([
  ['120', 120_000],
  [' 3 ', 3_000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
  [undefined, 0],
  ['99999999999', 24 * 60 * 60_000],
])('Retry-After %j asks for %i ms', (header, wait) => {
  expect(retryAfterMs(header, 'Sat, 21 Nov 2026 12:00:00 GMT', NOON)).toBe(wait);
  expect(retryAfterMs(header, undefined, NOON)).toBe(wait);
});

test('a date is counted from the answer’s own, however wrong the clock of the device is', () => {
  const [answered, until] = ['Sat, 21 Nov 2026 12:00:00 GMT', 'Sat, 21 Nov 2026 14:00:00 GMT'];
  const THREE_DAYS = 3 * 24 * 60 * 60_000;
  for (const clock of [NOON, NOON - THREE_DAYS, NOON + THREE_DAYS])
    expect(retryAfterMs(until, answered, clock)).toBe(2 * 60 * 60_000);
});

test.each([undefined, '', 'yesterday'])(
  'where the answer says %j of its own date, one waits an hour at most',
  (answered) => {
    expect(retryAfterMs('Sat, 21 Nov 2026 14:00:00 GMT', answered, NOON)).toBe(60 * 60_000);
  },
);

test('a time that is further off than anything backs off was set before the clock was put back', () => {
  expect(isDue(NOON - 1, NOON)).toBe(true);
  expect(isDue(NOON + 60_000, NOON)).toBe(false);
  expect(isDue(NOON + 60_000, NOON - LONGEST_BACK_OFF)).toBe(true);
});
