import { expect, test } from 'vitest';
import { followWaiting } from '../../src/page/app-badge.ts';
import { aStore } from '../store/a-store.ts';

test('the icon shows how many records wait, and each number once', async () => {
  const { store, aPerson } = await aStore();
  const shown: (number | undefined)[] = [];
  followWaiting(store, { setAppBadge: (count) => (shown.push(count), Promise.reject(new Error('refused'))) });
  await expect.poll(() => shown).toEqual([0]);
  await aPerson();
  await expect.poll(() => shown).toEqual([0, 1]);
});

test('a browser without a badge is left alone', async () => {
  const { store } = await aStore();
  expect(() => followWaiting(store, {})).not.toThrow();
});
