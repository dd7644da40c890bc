import type { Store } from '../core/store.ts';
import { storeProblemOf } from '../core/store-problem.ts';

/**
 * Deletes the database with every record in it, for good. The store is closed afterwards, in other tabs too.
 * @throws StoreProblem; nothing was deleted then
 */
export async function eraseDatabase(store: Store): Promise<void> {
  try {
    store.close();
    await store.db.delete();
  } catch (error) {
    throw storeProblemOf(error);
  }
}
