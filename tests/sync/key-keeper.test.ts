import { expect, test } from 'vitest';
import { keepKey, type SessionPlace } from '../../src/sync/key-keeper.ts';
import type { Store } from '../../src/store/store.ts';
import { aStore } from '../store/a-store.ts';

const SECRET = 'sk-not-to-be-found-anywhere';

function aSession(): SessionPlace & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

function aKeeper(store: Store, session = aSession()) {
  return keepKey(
    store,
    session,
    (into) => crypto.getRandomValues(into),
    () => undefined,
  );
}

async function everythingIn({ db }: Store): Promise<string> {
  const tables = await Promise.all(db.tables.map((table) => table.toArray()));
  return JSON.stringify(tables, (_, value: unknown) =>
    value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value,
  );
}

test('a key is known in this session, a reload included, and not in the next', async () => {
  const { store } = await aStore();
  const session = aSession();
  const keeper = aKeeper(store, session);
  expect(keeper.status).toBe('none');
  await keeper.set(SECRET);
  expect(keeper.status).toBe('session');
  expect(aKeeper(store, session).current()).toBe(SECRET);
  const next = aKeeper(store);
  await next.restore();
  expect(next.status).toBe('none');
});

test('a remembered key comes back with its passphrase, and with no other', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET);
  await keeper.remember('correct horse');
  const next = aKeeper(store);
  await next.restore();
  expect(next.status).toBe('locked');
  expect(await next.unlock('wrong horse')).toBe(false);
  expect(next.current()).toBeUndefined();
  expect(await next.unlock('correct horse')).toBe(true);
  expect(next.current()).toBe(SECRET);
}, 20_000);

test('neither the key nor anything that gives it away is in the database', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET);
  await keeper.mark();
  await keeper.remember('correct horse');
  const text = await everythingIn(store);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('correct horse');
}, 20_000);

test('a forgotten key is gone from session and device', async () => {
  const { store } = await aStore();
  const session = aSession();
  const keeper = aKeeper(store, session);
  await keeper.set(SECRET);
  await keeper.remember('correct horse');
  await keeper.forget();
  expect(keeper.status).toBe('none');
  expect(session.kept.size).toBe(0);
  const next = aKeeper(store);
  await next.restore();
  expect(next.status).toBe('none');
}, 20_000);

test('the mark of a key is the same for the same key, another for another, and short', async () => {
  const { store } = await aStore();
  const keeper = aKeeper(store);
  await keeper.set(SECRET);
  const mark = await keeper.mark();
  expect(mark).toMatch(/^[0-9a-f]{8}$/);
  expect(await keeper.mark()).toBe(mark);
  await keeper.set('another key');
  expect(await keeper.mark()).not.toBe(mark);
}, 20_000);
