import { expect, test } from 'vitest';
import { absoluteTime, longDate, relativeTime, timeOfDay } from '../../../src/ui/controls/time.svelte.ts';

const MINUTE = 60_000;

test.each([
  [-1, 'just now'],
  [0, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1 minute ago'],
  [119 * MINUTE, '1 hour ago'],
  [48 * 60 * MINUTE, '2 days ago'],
])('what was %d ms ago is told as “%s”', (passed, told) => {
  expect(relativeTime(1_000_000, 1_000_000 + passed)).toBe(told);
});

test('what is dated later, because the clock was put back, is told by its date', () => {
  const at = Date.UTC(2030, 2, 1, 12);
  expect(relativeTime(at, at - 2 * MINUTE)).toBe(absoluteTime(at));
});

test('a time is written in the time zone that is asked for', () => {
  const at = Date.UTC(2026, 10, 21, 23, 30);
  expect(absoluteTime(at, 'Africa/Nairobi')).toBe('22 Nov 2026, 02:30');
  expect(timeOfDay(at, 'Africa/Nairobi')).toBe('02:30');
  expect(longDate(new Date(at), 'Africa/Nairobi')).toBe('22 November 2026');
});
