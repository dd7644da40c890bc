import { expect, test, vi } from 'vitest';
import { commit } from '../../../../src/store/core/commit.ts';
import { KnownRows, rowOf } from '../../../../src/store/core/shared/known-rows.ts';
import { openStore, type Store } from '../../../../src/store/core/store.ts';
import { closeAttempt, markSending } from '../../../../src/store/outbox/attempts.ts';
import { useProfile } from '../../../../src/store/outbox/profiles.ts';
import { sendable } from '../../../../src/store/outbox/queue.ts';
import type { OpRow } from '../../../../src/store/rows/op.ts';
import { requestWriter } from '../../../../src/sync/attempt/write-request.ts';
import { aStore } from '../../a-store.ts';

const SERVER = { baseUrl: 'https://server.test', keyMark: 'aa' };

/** Somebody who waits, read by one tab as one of those to send next; and another tab. */
async function somebody() {
  const { store, clock, newId, aPerson } = await aStore();
  await aPerson();
  const profile = await useProfile(store, SERVER);
  const next = () => sendable(store, profile.id, 'user', clock.now().getTime(), 10, Infinity);
  const [op] = await next();
  if (!op) throw new Error('Somebody waits');
  const other = await openStore({ name: store.db.name, now: clock.now, newId, random: () => 0.5 });
  const write = requestWriter({ baseUrl: SERVER.baseUrl, encoding: 'form' });
  const mark = () => markSending(store, op.id, { profile, keyed: false }, write);
  return { store, other, op, mark, next };
}

/** Changes an operation in one transaction, as an edit or a pause does. */
function change(store: Store, op: OpRow, changes: Partial<OpRow>): Promise<unknown> {
  return commit(store, [store.db.ops], () => store.db.ops.put({ ...op, ...changes }));
}

test('what was read to name the next ones, or written to mark them, is not read again', async () => {
  const { store, mark } = await somebody();
  const reads = [store.db.ops, store.db.users, store.db.attempts].map((table) => vi.spyOn(table, 'get'));
  const attempt = await mark();
  expect(attempt).toBeDefined();
  if (attempt) await closeAttempt(store, attempt, { outcome: 'unknown', status: 'unknown' });
  expect(reads.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect((await store.db.ops.toArray()).map(({ status }) => status)).toEqual(['unknown']);
});

test('what another tab has changed since is read again', async () => {
  const { store, other, op, mark } = await somebody();
  await change(other, op, { status: 'held' });
  expect(await mark()).toBeUndefined();
  expect((await store.db.ops.get(op.id))?.status).toBe('held');
});

test('what another tab changes while this one commits something else is read again', async () => {
  const { store, other, op, mark } = await somebody();
  await change(other, op, { status: 'held' });
  await change(store, { ...op, id: 'another', subjectId: op.subjectId, seq: 77 }, {});
  expect(await mark()).toBeUndefined();
});

test('what this tab has changed since is read again, also without being counted', async () => {
  const { store, op, mark, next } = await somebody();
  await change(store, op, { status: 'held' });
  expect(await mark()).toBeUndefined();
  await change(store, op, { status: 'ready' });
  await next();
  await store.db.ops.put({ ...op, status: 'held' });
  expect(await mark()).toBeUndefined();
});

test('what a transaction has written itself is read as it has written it', async () => {
  const { store, op } = await somebody();
  const { ops } = store.db;
  await commit(store, [ops], async (tally) => {
    expect((await rowOf(store, tally, ops, op.id))?.status).toBe('ready');
    await ops.put({ ...op, status: 'held' });
    expect((await rowOf(store, tally, ops, op.id))?.status).toBe('held');
    await ops.delete(op.id);
    expect(await rowOf(store, tally, ops, op.id)).toBeUndefined();
  });
});

test('a transaction that failed has changed nothing of what is known', async () => {
  const { store, op, mark } = await somebody();
  const failing = commit(store, [store.db.ops], async () => {
    await store.db.ops.put({ ...op, status: 'held' });
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect((await mark())?.opId).toBe(op.id);
});

test('a change that lacks one before it says nothing of the rows that were known', () => {
  const known = new KnownRows();
  const written = new Map([['ops', new Map()]]);
  known.foundAt({ epoch: 'e', seq: 1 });
  known.learn('ops', 'one', { id: 'one' });
  known.committed({ epoch: 'e', seq: 2 }, written);
  expect(known.get('ops', 'one')).toBeDefined();
  known.committed({ epoch: 'e', seq: 4 }, written);
  expect(known.get('ops', 'one')).toBeUndefined();
});
