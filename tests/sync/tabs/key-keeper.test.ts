import { beforeEach, expect, test } from 'vitest';
import { keepKey, keyServer, type KeptKey } from '../../../src/sync/tabs/key-keeper.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { aStore } from '../../store/a-store.ts';
import '../../support/parts/slow-hash.ts';

const SECRET = 'sk-not-to-be-found-anywhere';
const SERVER = { baseUrl: 'https://api.example.org/one', header: 'apikey' };
const OTHER = { baseUrl: 'https://api.example.net', header: 'apikey' };

/** Other bytes each time, and the same ones in each test. */
let drawn = 0;
beforeEach(() => void (drawn = 0));

function aKeeper(store: Store, server = SERVER, changed: () => void = () => undefined): KeptKey {
  const options = { randomBytes: (into: Uint8Array<ArrayBuffer>) => into.fill((drawn += 1)) };
  const keeper = keepKey(store, options, changed);
  keeper.serve(keyServer(server));
  return keeper;
}

/** The keeper of a page that is opened on a device where something may be remembered. */
async function aNextKeeper(store: Store, server = SERVER): Promise<KeptKey> {
  const keeper = aKeeper(store, server);
  await keeper.restore();
  return keeper;
}

async function everythingIn({ db }: Store): Promise<string> {
  const tables = await Promise.all(db.tables.map((table) => table.toArray()));
  return JSON.stringify(tables, (_, value: unknown) =>
    value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value,
  );
}

test('a key is known to the page that it was typed in, and to no other', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  expect(keeper.status).toBe('none');
  await keeper.set(SECRET, SERVER);
  expect(keeper.status).toBe('session');
  expect((await aNextKeeper(store)).status).toBe('none');
});

test('a remembered key comes back with its passphrase, and with no other', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET, SERVER);
  await keeper.remember('correct horse');
  const next = await aNextKeeper(store);
  expect(next.status).toBe('locked');
  expect(next.server).toEqual(keyServer(SERVER));
  expect(await next.unlock('wrong horse')).toBe(false);
  expect(next.current()).toBeUndefined();
  expect(await next.unlock('correct horse')).toBe(true);
  expect(next.current()).toBe(SECRET);
});

test('neither the key nor anything that gives it away is in the database', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET, SERVER);
  await keeper.publish();
  await keeper.remember('correct horse');
  const text = await everythingIn(store);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('correct horse');
});

test('a forgotten key is gone from page and device', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET, SERVER);
  await keeper.remember('correct horse');
  await keeper.forget();
  expect(keeper.status).toBe('none');
  expect((await aNextKeeper(store)).status).toBe('none');
});

test('the mark of a key is the same for the same key, another for another, and short', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET, SERVER);
  const mark = await keeper.mark();
  expect(mark).toMatch(/^[0-9a-f]{8}$/);
  await keeper.set(SECRET, SERVER);
  expect(await keeper.mark()).toBe(mark);
  await keeper.set('another key', SERVER);
  expect(await keeper.mark()).not.toBe(mark);
});

test.each([
  ['another origin', OTHER],
  ['another port', { ...SERVER, baseUrl: 'https://api.example.org:8443' }],
  ['plain http', { ...SERVER, baseUrl: 'http://api.example.org' }],
  ['another header', { ...SERVER, header: 'x-key' }],
])('a key is not given out for %s until a person says so', async (_, server) => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET, SERVER);
  keeper.serve(keyServer(server));
  expect(keeper.status).toBe('other server');
  expect(keeper.current()).toBeUndefined();
  expect(await keeper.mark()).toBeUndefined();
  await keeper.useHere();
  expect(keeper.current()).toBe(SECRET);
  keeper.serve(keyServer(SERVER));
  expect(keeper.current()).toBeUndefined();
});

test('another path of the same server, and the header in other letters, are the same server', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET, SERVER);
  keeper.serve(keyServer({ baseUrl: 'https://api.example.org/two/', header: 'ApiKey' }));
  expect(keeper.current()).toBe(SECRET);
});

test('a remembered key stays bound to its server, and to the new one once a person said so', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET, SERVER);
  await keeper.remember('correct horse');
  const moved = await aNextKeeper(store, OTHER);
  await moved.unlock('correct horse');
  expect([moved.status, moved.current()]).toEqual(['other server', undefined]);
  await moved.useHere();
  const next = await aNextKeeper(store, OTHER);
  await next.unlock('correct horse');
  expect(next.current()).toBe(SECRET);
});

test('a key that no request used for twelve hours is forgotten, and a used one is not', async () => {
  const { store, clock } = await aStore();
  let changes = 0;
  const keeper = aKeeper(store, SERVER, () => (changes += 1));
  await keeper.set(SECRET, SERVER);
  clock.pass(11 * 3_600_000);
  keeper.used();
  clock.pass(11 * 3_600_000);
  keeper.lockIfIdle();
  expect(keeper.current()).toBe(SECRET);
  clock.pass(2 * 3_600_000);
  keeper.lockIfIdle();
  expect([keeper.status, changes]).toEqual(['none', 2]);
});

test('a tab lets go of its key when a person gave another one elsewhere, and keeps the same one', async () => {
  const { store } = await aStore();
  const [one, other] = [aKeeper(store), aKeeper(store)];
  await one.set(SECRET, SERVER);
  await other.set(SECRET, SERVER);
  await other.publish();
  await one.receive();
  expect(one.current()).toBe(SECRET);
  await other.set('another key', SERVER);
  await other.publish();
  await one.receive();
  expect([one.status, other.status]).toEqual(['none', 'session']);
});
