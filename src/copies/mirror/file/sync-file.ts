/** The methods in use of a file in the origin private file system, opened by this worker alone. */
export interface SyncFile {
  read(into: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  getSize(): number;
  close(): void;
}

/** TypeScript's DOM library does not declare the method, because only workers have it. */
interface LockableHandle {
  createSyncAccessHandle?(): Promise<SyncFile>;
}

/** @throws DOMException `NoModificationAllowedError` when another tab's worker has it open */
export async function openSyncFile(folder: FileSystemDirectoryHandle, name: string): Promise<SyncFile> {
  const handle: FileSystemFileHandle & LockableHandle = await folder.getFileHandle(name, { create: true });
  if (!handle.createSyncAccessHandle)
    throw new DOMException('No files for workers here', 'NotSupportedError');
  const file = await handle.createSyncAccessHandle();
  // Up to Chromium 108 it is a promise: changes could not be flushed one by one.
  if (typeof file.getSize() === 'number') return file;
  throw new DOMException('Files for workers are asynchronous here', 'NotSupportedError');
}

export function bytesOf(file: SyncFile): Uint8Array {
  const bytes = new Uint8Array(file.getSize());
  file.read(bytes, { at: 0 });
  return bytes;
}

/** Its content piece by piece. Each piece is valid only until the next. */
export function* piecesOf(file: SyncFile, size: number): Generator<Uint8Array, undefined> {
  const piece = new Uint8Array(size);
  for (let at = 0, all = file.getSize(); at < all;) {
    const length = file.read(piece.subarray(0, Math.min(size, all - at)), { at });
    // It became shorter meanwhile.
    if (length === 0) return undefined;
    yield piece.subarray(0, length);
    at += length;
  }
  return undefined;
}

/** Adds bytes to the end of a file, and flushes. When there is no room for all of them, none of them stays. */
export function append(file: SyncFile, bytes: Uint8Array): void {
  const size = file.getSize();
  try {
    const written = file.write(bytes, { at: size });
    if (written < bytes.length)
      throw new DOMException('There was no room for all of it', 'QuotaExceededError');
    file.flush();
  } catch (error) {
    file.truncate(size);
    throw error;
  }
}
