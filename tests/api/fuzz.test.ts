import { expect, test } from 'vitest';
import { seedOf } from '../support/parts/seed.ts';
import { fuzz } from './fuzz.ts';

const { seed } = seedOf('tests/api/fuzz');

test('whatever is sent, just the rules that are broken are named, and every answer is one of the contract', async () => {
  const end = performance.now() + 15_000;
  const { requests, accepted } = await fuzz(seed, () => performance.now() > end);
  expect(requests).toBeGreaterThan(500);
  expect(accepted).toBeGreaterThan(10);
});
