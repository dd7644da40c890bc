import { expect, test } from 'vitest';
import { askAbout, askedFile, askNoMore } from '../../src/copies/asked-file.ts';
import { countOutsideCopy } from '../../src/copies/only-here.ts';
import { aStore } from '../store/a-store.ts';

test('a file is asked about until someone answers', async () => {
  const { store } = await aStore();
  expect(await askedFile(store)).toBeUndefined();
  await askAbout(store, { journalSeq: 2, at: 1 });
  expect(await askedFile(store)).toEqual({ journalSeq: 2, at: 1 });
  await askNoMore(store);
  expect(await askedFile(store)).toBeUndefined();
});

test('it does not matter where another copy has as much', async () => {
  const { store } = await aStore();
  await askAbout(store, { journalSeq: 2, at: 1 });
  await countOutsideCopy(store, { journalSeq: 1, at: 2, how: 'kept file' });
  expect(await askedFile(store)).toBeDefined();
  await countOutsideCopy(store, { journalSeq: 2, at: 3, how: 'kept file' });
  expect(await askedFile(store)).toBeUndefined();
});
