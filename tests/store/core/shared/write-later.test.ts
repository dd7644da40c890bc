import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { commit } from '../../../../src/store/core/commit.ts';
import { collectWrites, writeNow } from '../../../../src/store/core/shared/collect-writes.ts';
import { add, put } from '../../../../src/store/core/shared/write-later.ts';
import { storeProblemOf } from '../../../../src/store/core/store-problem.ts';
import { aStore } from '../../a-store.ts';

const draft = (id: string) => ({ id, form: id, savedAt: 0 });

test('rows that are collected go to their table in one call, in their order', async () => {
  const { store } = await aStore();
  const { drafts } = store.db;
  const calls = vi.spyOn(drafts, 'bulkPut');
  await commit(store, [drafts], async (tally) => {
    collectWrites(tally);
    await put(drafts, tally, draft('a'));
    await put(drafts, tally, { ...draft('b'), form: 'first' });
    await put(drafts, tally, draft('b'));
    await add(drafts, tally, draft('c'));
    expect(await drafts.count()).toBe(0);
    await writeNow(tally);
    await writeNow(tally);
  });
  expect(calls).toHaveBeenCalledTimes(1);
  expect(await drafts.toArray()).toEqual(['a', 'b', 'c'].map(draft));
});

test('where nothing is collected a row is written at once', async () => {
  const { store } = await aStore();
  const { drafts } = store.db;
  await commit(store, [drafts], async (tally) => {
    await put(drafts, tally, draft('a'));
    expect(await drafts.count()).toBe(1);
  });
});

test('a full disk is told as one also where several rows were written at once', () => {
  const full = new DOMException('No room', 'QuotaExceededError');
  const failed = new Dexie.BulkError('1 of 3 failed', { 1: full });
  expect(storeProblemOf(failed).kind).toBe('quota');
});
