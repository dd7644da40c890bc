import { expect, test } from 'vitest';
import { seedOf } from '../support/parts/seed.ts';
import { fuzz } from './fuzz.ts';

/** `npm run fuzz` goes on for as long as it is told to. */
const REQUESTS = 1_500;

test('whatever is sent, just the rules that are broken are named, and every answer is one of the contract', async () => {
  const { seed } = seedOf('tests/api/fuzz');
  const { requests, accepted } = await fuzz(seed, (made) => made >= REQUESTS);
  expect(requests).toBe(REQUESTS);
  expect(accepted).toBeGreaterThan(10);
});
