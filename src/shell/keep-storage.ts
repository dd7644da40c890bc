/** Asks the browser not to erase what is stored here when space runs short. True when it agrees. */
export async function persist(storage: StorageManager = navigator.storage): Promise<boolean> {
  return (await storage.persisted()) || (await storage.persist());
}
