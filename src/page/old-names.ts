import { canaryEntry, OLD_NAME } from '../domain/deployment.ts';
import { mirrorFolder } from '../copies/mirror/file/folder.ts';
import type { AfterOpening } from '../store/transaction/store.ts';
import { moveHere, type Rest } from '../store/old-name/move-here.ts';

/** Brings what an older version kept under names without the path into this deployment's own, in a page. */
export function moveHereInPage(name: string, blocked: () => void): Promise<AfterOpening> {
  const cacheNames = () => caches.keys();
  return moveHere({ name, cacheNames, locks: navigator.locks, blocked, rest: restOf(name, localStorage) });
}

/** What lies beside the database: the mirror's files, and the count of records that shows a loss. */
function restOf(name: string, entries: Storage): Rest {
  return {
    async move() {
      const counted = entries.getItem(canaryEntry(OLD_NAME));
      if (counted !== null) entries.setItem(canaryEntry(name), counted);
      const from = await folderOf(OLD_NAME);
      if (from) await moveFiles(from, name);
    },
    async clear() {
      if (!(await removeFolder())) return false;
      entries.removeItem(canaryEntry(OLD_NAME));
      return true;
    },
  };
}

/** TypeScript's DOM library does not declare `move` yet. In a browser without it the files stay where they are. */
interface MovableHandle {
  move?(folder: FileSystemDirectoryHandle, name: string): Promise<void>;
}

async function moveFiles(from: FileSystemDirectoryHandle, name: string): Promise<void> {
  const to = await (await root()).getDirectoryHandle(mirrorFolder(name), { create: true });
  for await (const file of from.values()) {
    const movable: FileSystemHandle & MovableHandle = file;
    // Fails for files that a tab of an older version still has open. They stay: their database is already copied.
    await movable.move?.(to, file.name).catch(() => undefined);
  }
}

async function removeFolder(): Promise<boolean> {
  if (!(await folderOf(OLD_NAME))) return true;
  return (await root()).removeEntry(mirrorFolder(OLD_NAME), { recursive: true }).then(
    () => true,
    () => false,
  );
}

/** Undefined where there is no such folder, or the browser allows none, as in a private window of Firefox. */
function folderOf(name: string): Promise<FileSystemDirectoryHandle | undefined> {
  return root()
    .then((folder) => folder.getDirectoryHandle(mirrorFolder(name)))
    .catch(() => undefined);
}

async function root(): Promise<FileSystemDirectoryHandle> {
  return navigator.storage.getDirectory();
}
