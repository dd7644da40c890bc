import { expect, test } from 'vitest';
import { persist } from '../../src/shell/keep-storage.ts';

test('a browser without a storage manager keeps nothing for certain, and nothing fails', async () => {
  expect(await persist(undefined)).toBe(false);
});

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('kept before: %s, agreed now: %s', async (before, now, answer) => {
  const keeper = { persisted: () => Promise.resolve(before), persist: () => Promise.resolve(now) };
  expect(await persist(keeper)).toBe(answer);
});
