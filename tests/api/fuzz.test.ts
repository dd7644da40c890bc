import { expect, test } from 'vitest';
import { seedOf } from '../support/parts/seed.ts';
import { fuzz } from './fuzz.ts';

/** In milliseconds. */
const MINUTE = 60_000;
const { seed } = seedOf('tests/api/fuzz');

test(
  'whatever is sent, just the rules that are broken are named, and every answer is one of the contract',
  async () => {
    const end = performance.now() + MINUTE;
    const { requests, accepted } = await fuzz(seed, () => performance.now() > end);
    expect(requests).toBeGreaterThan(500);
    expect(accepted).toBeGreaterThan(10);
  },
  3 * MINUTE,
);
