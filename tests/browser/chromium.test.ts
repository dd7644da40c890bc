import { expect, test } from 'vitest';

test('tests in the browser project run in a Chromium with IndexedDB, Web Locks and a private file system', async () => {
  expect(navigator.userAgent).toContain('Chrome');
  expect(indexedDB).toBeDefined();
  expect(navigator.locks).toBeDefined();
  expect(await navigator.storage.getDirectory()).toBeInstanceOf(FileSystemDirectoryHandle);
});
