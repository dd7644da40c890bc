import { expect, test } from 'vitest';
import { fetchAgain } from '../../src/page/fetch-again.ts';

test('a part that failed to come is fetched until it has come', async () => {
  const waits: number[] = [];
  let tries = 0;
  const fetchIt = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('the part');
  };
  const waited = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
  expect(await fetchAgain(fetchIt, waited)).toBe('the part');
  expect(waits).toEqual([10_000, 10_000]);
});
