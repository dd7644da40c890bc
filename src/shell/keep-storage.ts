/** What a browser offers for it; TypeScript promises it everywhere, but WebKitGTK has none. */
type Keeper = Pick<StorageManager, 'persisted' | 'persist'> | undefined;

/** Asks the browser not to erase what is stored here when space runs short. True when it agrees. */
export async function persist(storage: Keeper): Promise<boolean> {
  return storage !== undefined && ((await storage.persisted()) || (await storage.persist()));
}
