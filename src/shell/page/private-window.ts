/**
 * Whether this is a private window. In one, Firefox and Safari refuse to open the origin's own folders, which
 * shows it. Chromium opens them, and WebKitGTK has none, so the answer there is undefined.
 */
export async function isPrivateWindow(storage = storageHere()): Promise<boolean | undefined> {
  if (!storage?.getDirectory) return undefined;
  try {
    await storage.getDirectory();
    return undefined;
  } catch (error) {
    // Full or forbidden storage throws errors of other names.
    return error instanceof DOMException && REFUSALS.includes(error.name) ? true : undefined;
  }
}

/** Firefox's word, and Safari's. */
const REFUSALS = ['SecurityError', 'UnknownError'];

/** TypeScript promises it everywhere; a browser gives it in secure contexts, and not each gives all of it. */
function storageHere(): Partial<Pick<StorageManager, 'getDirectory'>> | undefined {
  return navigator.storage;
}
