import { expect, onTestFinished, test, vi } from 'vitest';
import { secondCopyOrLate } from '../../src/page/second-copy.ts';
import { readChange } from '../../src/store/transaction/change-count.ts';
import { aStore } from '../store/a-store.ts';

const never = new Promise<never>(() => undefined);

/** A device whose second copy has not come, and whether saves wait for it. */
async function waiting(code: Promise<unknown>, mirror: Promise<{ compared: Promise<void> } | undefined>) {
  const { store, aPerson } = await aStore();
  await aPerson();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const is = { over: false };
  const over = secondCopyOrLate(store, code, mirror).then(() => (is.over = true));
  return { store, is, over };
}

test('saves wait five seconds for the code of the second copy, and the database notes that it goes on without', async () => {
  const { store, is, over } = await waiting(never, never);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(is.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await over;
  expect(await readChange(store.db)).toMatchObject({ seq: 1, uncomparedFrom: 1 });
});

test('what goes on without is compared once the code has come', async () => {
  let come: (copy: { compared: Promise<void> }) => void = () => undefined;
  const mirror = new Promise<{ compared: Promise<void> }>((resolve) => (come = resolve));
  const { store, over } = await waiting(never, mirror);
  await vi.advanceTimersByTimeAsync(5_000);
  await over;
  come({ compared: Promise.resolve() });
  vi.useRealTimers();
  await expect.poll(async () => (await readChange(store.db))?.uncomparedFrom).toBeUndefined();
});

test('once the code is here the comparison is waited for, as long as it takes', async () => {
  let come = (): void => undefined;
  const mirror = new Promise<undefined>((resolve) => (come = () => resolve(undefined)));
  const { store, is, over } = await waiting(Promise.resolve(), mirror);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(is.over).toBe(false);
  come();
  await over;
  expect((await readChange(store.db))?.uncomparedFrom).toBeUndefined();
});

test('without its code there is no second copy, and nothing waits', async () => {
  let fail = (): void => undefined;
  const code = new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
  const { over } = await waiting(code, Promise.resolve(undefined));
  fail();
  await over;
});
