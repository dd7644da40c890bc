import { expect, test } from 'vitest';
import { firstDayOfErasing } from '../../../../../src/ui/screens/settings/device/seven-days.ts';
import { longDate } from '../../../../../src/ui/controls/time.svelte.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const APPLE = 'Apple Computer, Inc.';

test('Safari may erase after seven days, counted from today', () => {
  const day = firstDayOfErasing({ vendor: APPLE, isInstalled: false }, NOW);
  expect(day && longDate(day, 'UTC')).toBe('28 November 2026');
});

test.each([
  ['Safari with the app on the home screen', { vendor: APPLE, isInstalled: true }],
  ['Chromium', { vendor: 'Google Inc.', isInstalled: false }],
  ['Firefox', { vendor: '', isInstalled: false }],
])('%s erases nothing after seven days', (_, around) => {
  expect(firstDayOfErasing(around, NOW)).toBeUndefined();
});
