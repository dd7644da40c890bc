import { expect, test } from 'vitest';
import { namedParts, shareIn } from '../../../src/ui/chart/named-parts.ts';

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
  expect(parts.map(shareIn(parts))).toEqual([1, 0.5, 0.5]);
  expect(shareIn([])({ all: 0, onServer: 0 })).toBe(0);
});
