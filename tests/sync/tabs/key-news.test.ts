import { expect, onTestFinished, test } from 'vitest';
import { keepKey, keyServer } from '../../../src/sync/tabs/key-keeper.ts';
import { KeyNews } from '../../../src/sync/tabs/key-news.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { aStore } from '../../store/a-store.ts';
import '../../support/parts/slow-hash.ts';

const SERVER = { baseUrl: 'https://api.example.org', header: 'apikey' };

async function aDevice(): Promise<Store> {
  const { store } = await aStore();
  onTestFinished(() => store.close());
  return store;
}

function aTab(store: Store) {
  const happened: string[] = [];
  const key = keepKey(store, { randomBytes: (into) => into.fill(7) }, () => undefined);
  key.serve(keyServer(SERVER));
  const note = (what: string) => () => Promise.resolve(void happened.push(what));
  const news = new KeyNews(key, {
    tell: ({ what }) => happened.push(what),
    adapt: note('adapts'),
    standBehind: note('stands behind'),
  });
  return { key, news, happened };
}

test('a change is told once this tab stands in line with it', async () => {
  const { key, news, happened } = aTab(await aDevice());
  await key.set('a key', SERVER);
  await news.changedHere();
  expect(happened).toEqual(['adapts', 'key changed']);
});

test('what another tab says of the key is not said again, and a tab without it stands behind', async () => {
  const store = await aDevice();
  const [one, other] = [aTab(store), aTab(store)];
  await one.key.set('a key', SERVER);
  await one.news.changedHere();
  await other.news.changedElsewhere(true);
  expect(other.happened).toEqual(['adapts', 'stands behind']);
});

test('a change of this tab that is under way counts more than one that is heard of', async () => {
  const { key, news, happened } = aTab(await aDevice());
  await key.set('a key', SERVER);
  const changed = news.changedHere();
  await news.changedElsewhere(true);
  await changed;
  expect(happened).toEqual(['adapts', 'key changed']);
  expect(key.current()).toBe('a key');
});

test('only a tab that knows the key answers one that wants it', async () => {
  const store = await aDevice();
  const [one, other] = [aTab(store), aTab(store)];
  await one.key.set('a key', SERVER);
  one.news.wanted();
  other.news.wanted();
  expect([one.happened, other.happened]).toEqual([['key changed'], []]);
});
