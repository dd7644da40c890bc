import { expect, onTestFinished, test, vi } from 'vitest';
import { KeptFileKeeper } from '../../../src/copies/kept-file/keeper.ts';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { onlyHere } from '../../../src/copies/only-here.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { aTab, wipe } from './a-device.ts';

const aName = () => `kept ${crypto.randomUUID()}`;

/** A keeper whose quiet moments come when the test says so. */
function aKeeper(store: Store) {
  const due = new Set<() => void>();
  const keeper = new KeptFileKeeper(store, {
    locks: navigator.locks,
    randomBytes: (into) => crypto.getRandomValues(into),
    whenQuiet: (_milliseconds, work) => {
      due.add(work);
      return () => due.delete(work);
    },
  });
  onTestFinished(() => keeper.close());
  const quiet = async () => {
    await expect.poll(() => due.size).toBe(1);
    for (const work of due) work();
    due.clear();
  };
  return { keeper, quiet, due };
}

/** A file as the picker gives it: the origin's own file system has handles of the same kind. */
async function aFile(): Promise<FileSystemFileHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getFileHandle(`${crypto.randomUUID()}.txt`, { create: true });
}

async function recordsIn(handle: FileSystemFileHandle, store: Store, passphrase?: string) {
  const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
  const read = await readBackup(bytes, store.db, passphrase);
  return typeof read === 'string' ? read : read.rows.users.length;
}

test('a file that was picked once gets what is registered later, at the next quiet moment', async () => {
  const { store, register } = await aTab(aName());
  const { keeper, quiet } = aKeeper(store);
  await keeper.start();
  await register();
  const handle = await aFile();
  expect(await keeper.keep(handle)).toBe('written');
  expect(await onlyHere(store)).toBe(0);
  await register();
  await expect.poll(() => keeper.state?.why).toBe('soon');
  expect(await onlyHere(store)).toBe(1);
  await quiet();
  await expect.poll(() => onlyHere(store)).toBe(0);
  expect(keeper.state).toMatchObject({ name: handle.name, at: expect.any(Number) as number });
  expect(await recordsIn(handle, store)).toBe(2);
});

test('the handle that the picker gave is used as long as the page lives: without it Chromium takes its permission back', async () => {
  const { store, register } = await aTab(aName());
  const { keeper, quiet } = aKeeper(store);
  await keeper.start();
  await register();
  const handle = await aFile();
  await keeper.keep(handle);
  const writing = vi.spyOn(handle, 'createWritable');
  await register();
  await quiet();
  await expect.poll(() => onlyHere(store)).toBe(0);
  expect(writing).toHaveBeenCalledOnce();
});

test('a sealed file stays sealed by the same passphrase, which is kept nowhere', async () => {
  const name = aName();
  const first = await aTab(name);
  await first.register();
  const handle = await aFile();
  await aKeeper(first.store).keeper.keep(handle, 'lake under stones');
  first.end();
  const second = await aTab(name);
  const { keeper, quiet } = aKeeper(second.store);
  await keeper.start();
  await second.register();
  await quiet();
  await expect.poll(() => onlyHere(second.store)).toBe(0);
  expect(await recordsIn(handle, second.store)).toBe('wants its passphrase');
  expect(await recordsIn(handle, second.store, 'lake under stones')).toBe(2);
  expect(JSON.stringify(await second.store.db.meta.toArray())).not.toContain('lake');
});

test('a file that could not be closed does not count, and the file before is whole', async () => {
  const { store, register } = await aTab(aName());
  const { keeper, quiet, due } = aKeeper(store);
  await register();
  const handle = await aFile();
  await keeper.keep(handle);
  await keeper.start();
  const failing = vi.spyOn(FileSystemWritableFileStream.prototype, 'close');
  failing.mockRejectedValue(new DOMException('No room', 'QuotaExceededError'));
  onTestFinished(() => failing.mockRestore());
  await register();
  await quiet();
  await expect.poll(() => keeper.state).toMatchObject({ why: 'failed', reason: 'QuotaExceededError' });
  expect(await onlyHere(store)).toBe(1);
  expect(await recordsIn(handle, store)).toBe(1);
  failing.mockRestore();
  expect(due.size).toBe(1);
  await quiet();
  await expect.poll(() => onlyHere(store)).toBe(0);
});

test('a file that was deleted does not count any more, found at the start or when it is written', async () => {
  const name = aName();
  const { store, register, end } = await aTab(name);
  await register();
  const handle = await aFile();
  await aKeeper(store).keeper.keep(handle);
  end();
  await (await navigator.storage.getDirectory()).removeEntry(handle.name);
  const second = await aTab(name);
  const { keeper, quiet } = aKeeper(second.store);
  await keeper.start();
  await expect.poll(() => keeper.state?.why).toBe('gone');
  expect(await onlyHere(second.store)).toBe(1);
  // Picked again, and deleted while the app is open; not every browser notices that when it writes.
  await keeper.keep(await aFile());
  expect(await onlyHere(second.store)).toBe(0);
  const opening = vi.spyOn(FileSystemFileHandle.prototype, 'createWritable');
  opening.mockRejectedValue(new DOMException('Not there', 'NotFoundError'));
  onTestFinished(() => opening.mockRestore());
  await second.register();
  await quiet();
  await expect.poll(() => keeper.state?.why).toBe('gone');
  expect(await onlyHere(second.store)).toBe(2);
});

test('where the browser wants to ask, nothing is written before a person presses, and the state says since when', async () => {
  const { store, register } = await aTab(aName());
  const { keeper, quiet, due } = aKeeper(store);
  const handle = await aFile();
  await keeper.keep(handle);
  await keeper.start();
  let permission: PermissionState = 'prompt';
  const asked = {
    queryPermission: () => Promise.resolve(permission),
    requestPermission: () => Promise.resolve((permission = 'granted')),
  };
  const names = ['queryPermission', 'requestPermission'] as const;
  const before = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(FileSystemFileHandle.prototype, name)] as const,
  );
  Object.assign(FileSystemFileHandle.prototype, asked);
  onTestFinished(() =>
    before.forEach(([name, was]) => Object.defineProperty(FileSystemFileHandle.prototype, name, was ?? {})),
  );
  await register();
  await quiet();
  await expect.poll(() => keeper.state?.why).toBe('asks');
  expect(keeper.state?.behindSince).toBe((await store.db.journal.toArray())[0]?.at);
  await register();
  expect(due.size).toBe(0);
  expect(await recordsIn(handle, store)).toBe(0);
  await keeper.update();
  expect(await onlyHere(store)).toBe(0);
  expect(await recordsIn(handle, store)).toBe(2);
});

test('with two tabs each change is written once', async () => {
  const name = aName();
  const [one, other] = [await aTab(name), await aTab(name)];
  const [first, second] = [aKeeper(one.store), aKeeper(other.store)];
  await first.keeper.keep(await aFile());
  await Promise.all([first.keeper.start(), second.keeper.start()]);
  const opened = vi.spyOn(FileSystemFileHandle.prototype, 'createWritable');
  onTestFinished(() => opened.mockRestore());
  await one.register();
  await Promise.all([first.quiet(), second.quiet()]);
  await expect.poll(() => onlyHere(other.store)).toBe(0);
  await expect.poll(() => second.keeper.state?.why).toBe(undefined);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('what the file holds still counts after the database was lost and came back from the mirror', async () => {
  const name = aName();
  const first = await aTab(name);
  await first.register();
  await aKeeper(first.store).keeper.keep(await aFile());
  first.end();
  await wipe(name);
  const second = await aTab(name);
  expect(await onlyHere(second.store)).toBe(0);
  await second.register();
  expect(await onlyHere(second.store)).toBe(1);
});
