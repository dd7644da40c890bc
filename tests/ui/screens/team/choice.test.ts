import { expect, test } from 'vitest';
import { choiceAddress, daysOf, readChoice } from '../../../../src/ui/screens/team/choice.ts';

const NOW = new Date(2026, 10, 21, 8);
const read = (query: string) => readChoice(new URLSearchParams(query));

test.each([
  ['', { days: 14 }],
  ['last=7', { days: 7 }],
  ['last=8', { days: 14 }],
  [
    'day=2026-11-01..2026-11-02&group=none',
    { days: { from: '2026-11-01', to: '2026-11-02' }, group: 'none' },
  ],
  ['day=2026-11-02..2026-11-01', { days: 14 }],
  ['day=2026-02-30..2026-03-01', { days: 14 }],
  ['day=0002-11-01..2026-11-02', { days: 14 }],
  ['day=yesterday', { days: 14 }],
])('the address says what is chosen, and nothing that cannot be: %s', (query, choice) => {
  expect(read(query)).toEqual({ group: undefined, ...choice });
});

test('an address has the whole choice', () => {
  for (const query of ['last=30', 'day=2026-11-01..2026-11-02&group=none'])
    expect(read(choiceAddress(read(query)).split('?')[1] ?? '')).toEqual(read(query));
});

test('the last days end today, and a period is a year at most', () => {
  expect(daysOf({ days: 7 }, NOW)).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  const long = { from: '2020-01-01', to: '2025-12-31' };
  expect(daysOf({ days: long }, NOW)).toEqual({ from: '2024-12-31', to: '2025-12-31' });
});
