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
  expect(retryAfterMs(header, NOON)).toBe(wait);
});

test('a time that is further off than anything backs off was set before the clock was put back', () => {
  expect(isDue(NOON - 1, NOON)).toBe(true);
  expect(isDue(NOON + 60_000, NOON)).toBe(false);
  expect(isDue(NOON + 60_000, NOON - LONGEST_BACK_OFF)).toBe(true);
});
