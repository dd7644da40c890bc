import { expect, test } from 'vitest';
import { live } from '../../../src/store/transaction/live.ts';
import { registeredCount } from '../../../src/store/queries/registered-lately.ts';
import { aStore } from '../a-store.ts';

test('what is asked live may ask several things in one transaction', async () => {
  const { store, clock, aPerson } = await aStore();
  const midnight = clock.now().getTime();
  const told: unknown[] = [];
  const stop = live(() => registeredCount(store, midnight)).subscribe(
    ({ all }) => told.push(all),
    (problem) => told.push(problem.message),
  );
  await expect.poll(() => told).toEqual([0]);
  await aPerson();
  await aPerson();
  await expect.poll(() => told.at(-1)).toBe(2);
  stop();
});
