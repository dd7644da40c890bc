import { expect, test } from 'vitest';
import { destinationsOf } from '../../../src/ui/frame/destinations.ts';

test.each(['more', 'practice', 'tour', 'console', 'call', 'setup'] as const)(
  '%s has no place of its own, and Settings is marked, from which it is reached; on a phone Menu',
  (current) => {
    const marked = destinationsOf(current).filter(({ isCurrent }) => isCurrent);
    expect(marked.map(({ label }) => label)).toEqual(['Settings', 'Menu']);
  },
);

test('at an address without a screen nothing is marked', () => {
  expect(destinationsOf('unknown').filter(({ isCurrent }) => isCurrent)).toEqual([]);
});
