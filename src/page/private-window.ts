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

/** What Firefox and Safari call the error. */
const REFUSALS = ['SecurityError', 'UnknownError'];

/** TypeScript declares it as always there; a browser gives it in secure contexts only, and some lack parts of it. */
function storageHere(): Partial<Pick<StorageManager, 'getDirectory'>> | undefined {
  return navigator.storage;
}
