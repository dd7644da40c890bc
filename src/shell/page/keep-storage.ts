/** The browser's storage manager. TypeScript says that every browser has one, but WebKitGTK has none. */
type Keeper = Pick<StorageManager, 'persisted' | 'persist'> | undefined;

/** Asks the browser not to erase what is stored here when space runs short. True when it agrees. */
export async function persist(storage: Keeper): Promise<boolean> {
  return storage !== undefined && ((await storage.persisted()) || (await storage.persist()));
}

/**
 * Whether a person should be asked first, because the browser would answer with a box of its own.
 * @param decidesAlone Chromium shows no box: it is asked at once, and again at a later start when it did not agree
 */
export async function asksPerson(storage: Keeper, decidesAlone: boolean): Promise<boolean> {
  if (!storage || (await storage.persisted())) return false;
  if (decidesAlone) await storage.persist();
  return !decidesAlone;
}
