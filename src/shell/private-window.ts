/**
 * Whether this is a private window. Firefox and Safari give it away: they have folders of an origin's own, but refuse to open
 * one there. Chromium opens one, and WebKitGTK has none, so that neither tells: undefined.
 */
export async function isPrivateWindow(storage = storageHere()): Promise<boolean | undefined> {
  if (!storage?.getDirectory) return undefined;
  try {
    await storage.getDirectory();
    return undefined;
  } catch (error) {
    // A full or forbidden storage has other names.
    return error instanceof DOMException && REFUSALS.includes(error.name) ? true : undefined;
  }
}

/** Firefox's word, and Safari's. */
const REFUSALS = ['SecurityError', 'UnknownError'];

/** TypeScript promises it everywhere; a browser gives it in secure contexts, and not each gives all of it. */
function storageHere(): Partial<Pick<StorageManager, 'getDirectory'>> | undefined {
  return navigator.storage;
}
