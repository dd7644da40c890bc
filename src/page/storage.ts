import type { CanaryStorage } from '../organisation/canary.ts';

/** The browser's storage manager. TypeScript says that every browser has one, but WebKitGTK has none. */
type Keeper = Pick<StorageManager, 'persisted' | 'persist'> | undefined;

/** Asks the browser not to erase what is stored here when space runs short. True when it agrees. */
export async function persist(storage: Keeper): Promise<boolean> {
  return storage !== undefined && ((await storage.persisted()) || (await storage.persist()));
}

/**
 * Whether a person should be asked before the browser is, because the browser would show a question of its own.
 * @param decidesAlone true for Chromium, which shows no question: then it is asked here, each time until it agrees
 */
export async function asksPerson(storage: Keeper, decidesAlone: boolean): Promise<boolean> {
  if (!storage || (await storage.persisted())) return false;
  if (decidesAlone) await storage.persist();
  return !decidesAlone;
}

const NOTHING_KEPT: CanaryStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/**
 * The browser's `localStorage`. Where its settings forbid site data even reading the property throws, and some apps that show
 * pages have none: then nothing is kept.
 * @param read TypeScript declares it as always there
 */
export function smallStorage(read: () => CanaryStorage | null = () => localStorage): CanaryStorage {
  try {
    return read() ?? NOTHING_KEPT;
  } catch {
    return NOTHING_KEPT;
  }
}
