import { expect, onTestFinished, test, vi } from 'vitest';
import { openMirrorFiles } from '../../../../src/copies/mirror/file/files.ts';
import type { SyncFile } from '../../../../src/copies/mirror/file/sync-file.ts';

/** A file in memory, which can be opened once, as a worker opens one. */
class MemoryFile {
  readonly kind = 'file';
  bytes = new Uint8Array();
  #isOpen = false;

  getFile(): Promise<Blob> {
    return Promise.resolve(new Blob([this.bytes]));
  }

  createSyncAccessHandle(): Promise<SyncFile> {
    if (this.#isOpen) return Promise.reject(new DOMException('In use', 'NoModificationAllowedError'));
    this.#isOpen = true;
    return Promise.resolve({
      read: (into, { at }) => {
        const piece = this.bytes.subarray(at, at + into.length);
        into.set(piece);
        return piece.length;
      },
      write: (bytes, { at }) => {
        this.bytes = Uint8Array.from([...this.bytes.subarray(0, at), ...bytes]);
        return bytes.length;
      },
      truncate: (size) => void (this.bytes = this.bytes.slice(0, size)),
      flush: () => undefined,
      getSize: () => this.bytes.length,
      close: () => void (this.#isOpen = false),
    });
  }
}

/** What the files of an origin are in. While the disk is full no new one can be made. */
function aDisk() {
  const files = new Map<string, MemoryFile>();
  const disk = { isFull: false };
  const folder = {
    getDirectoryHandle: () => Promise.resolve(folder),
    getFileHandle: (name: string) => {
      const file = files.get(name) ?? new MemoryFile();
      if (disk.isFull && !files.has(name))
        return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
      files.set(name, file);
      return Promise.resolve(file);
    },
    entries: async function* () {
      for (const entry of files) yield await Promise.resolve(entry);
    },
  };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(folder) } });
  onTestFinished(() => void vi.unstubAllGlobals());
  return disk;
}

const put = (id: string) => ({ users: { put: [{ id }] } });
const open = () => openMirrorFiles('a device', 1, () => undefined);

test('a second tab that finds no room for files of its own reads those of the first, and begins its own once there is room', async () => {
  const disk = aDisk();
  const first = await open();
  await first.turn('one', 1);
  await first.finish('one', 0, []);
  first.append([{ kind: 'change', epoch: 'one', seq: 1, tables: put('a') }]);
  disk.isFull = true;
  const second = await open();
  expect(second.look().mirrors).toMatchObject([{ epoch: 'one', last: 1, whole: true }]);
  expect(second.resume('one')).toBe(undefined);
  await expect(second.turn('one', 1)).rejects.toThrow('No room');
  expect((await second.missing('one', 0))?.put.users).toEqual([{ id: 'a' }]);
  disk.isFull = false;
  await second.turn('one', 1);
  second.append([{ kind: 'change', epoch: 'one', seq: 2, tables: put('b') }]);
  for (const tab of [first, second]) tab.close();
  const third = await open();
  expect(third.look().mirrors).toMatchObject([{ epoch: 'one', last: 2, whole: true }]);
  expect((await third.missing('one', 0))?.put.users).toEqual([{ id: 'a' }, { id: 'b' }]);
});
