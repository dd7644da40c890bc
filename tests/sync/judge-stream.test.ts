import { expect, onTestFinished, test } from 'vitest';
import { judgeStream, mayStream } from '../../src/sync/server/request-streams.ts';
import { aStore } from '../store/a-store.ts';

const SERVER = 'https://server.test';

async function aDevice() {
  const { store } = await aStore();
  onTestFinished(() => store.close());
  return store;
}

test('an attempt whose answer is judged again counts once', async () => {
  const store = await aDevice();
  for (let again = 0; again < 3; again += 1) {
    expect(await judgeStream(store, SERVER, 'one', { proof: 'rejected' })).toEqual({
      proof: 'stream rejected',
    });
  }
  expect(await mayStream(store, SERVER)).toBe(true);
  await judgeStream(store, SERVER, 'two', { proof: 'lost' });
  expect(await mayStream(store, SERVER)).toBe(false);
});

test('what was judged to be a refused stream stays so when another has arrived meanwhile', async () => {
  const store = await aDevice();
  await judgeStream(store, SERVER, 'one', { proof: 'rejected' });
  await judgeStream(store, SERVER, 'two', { proof: 'arrived' });
  expect(await judgeStream(store, SERVER, 'one', { proof: 'rejected' })).toEqual({
    proof: 'stream rejected',
  });
  expect(await judgeStream(store, SERVER, 'three', { proof: 'rejected' })).toEqual({ proof: 'rejected' });
  expect(await mayStream(store, SERVER)).toBe(true);
});
