import { expect, test } from 'vitest';
import { aStore } from '../../store/a-store.ts';
import { atRest } from './at-rest.ts';

const slowHash = async () => {
  const secret = await crypto.subtle.importKey('raw', new Uint8Array(8), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(16), iterations: 200_000 };
  await crypto.subtle.deriveBits(how, secret, 32);
};

const { store } = await aStore();

test.each<[what: string, begin: () => Promise<unknown>]>([
  ['what another thread works out', slowHash],
  [
    'a long transaction',
    () => store.db.meta.bulkPut(Array.from({ length: 500 }, (_, key) => ({ key: `${key}`, value: 0 }))),
  ],
  ['a timer of 250 ms', () => new Promise((resume) => setTimeout(resume, 250))],
  ['one thing that begins another', () => slowHash().then(slowHash)],
])('nothing is at rest before the end of %s', async (_, begin) => {
  let isDone = false;
  void begin().then(() => (isDone = true));
  await atRest();
  expect(isDone).toBe(true);
});

test('what was taken back, and a timer of the far future, is not waited for', async () => {
  clearTimeout(setTimeout(() => undefined, 40));
  clearImmediate(setImmediate(() => undefined));
  const later = setTimeout(() => undefined, 100_000);
  await atRest();
  clearTimeout(later);
});
