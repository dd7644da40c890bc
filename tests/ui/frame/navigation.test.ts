import { expect, test } from 'vitest';
import { destinationsOf } from '../../../src/ui/frame/destinations.ts';

test.each(['more', 'practice', 'tour', 'console', 'call', 'setup'] as const)(
  '%s has no place of its own, and Settings is marked, from which it is reached; on a phone Menu',
  (current) => {
    const marked = destinationsOf(current, true).filter(({ isCurrent }) => isCurrent);
    expect(marked.map(({ label }) => label)).toEqual(['Settings', 'Menu']);
  },
);

test('at an address without a screen nothing is marked', () => {
  expect(destinationsOf('unknown', true).filter(({ isCurrent }) => isCurrent)).toEqual([]);
});

test('Team is in the navigation only where the server offers it, and on a phone it belongs to Menu', () => {
  const labels = (hasTeam: boolean) => destinationsOf('team', hasTeam).map(({ label }) => label);
  expect(labels(false)).not.toContain('Team');
  expect(labels(true)).toContain('Team');
  const marked = destinationsOf('team', true).filter(({ isCurrent }) => isCurrent);
  expect(marked.map(({ label }) => label)).toEqual(['Team', 'Menu']);
});
