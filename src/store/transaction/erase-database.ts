import type { Store } from './store.ts';
import { storeProblemOf } from './store-problem.ts';

/**
 * Deletes the database with every record in it, for good. The store is closed afterwards, in other tabs too.
 * @throws StoreProblem; nothing was deleted then
 */
export async function eraseDatabase(store: Store): Promise<void> {
  try {
    const done = lastTransaction(store);
    store.close();
    await done;
    await store.db.delete();
  } catch (error) {
    throw storeProblemOf(error);
  }
}

/**
 * Resolves when every transaction of the screens has ended, because this one has to come after all of them. A connection closes only
 * after its last transaction. Until then the database cannot be deleted, and the browser would report that another page has it open.
 */
function lastTransaction({ db }: Store): Promise<void> | undefined {
  if (!db.isOpen()) return undefined;
  try {
    const connection = db.backendDB();
    const last = connection.transaction([...connection.objectStoreNames], 'readwrite');
    last.objectStore('meta').count();
    return new Promise((resolve) => {
      last.oncomplete = last.onabort = () => resolve();
    });
  } catch {
    return undefined; // The browser is closing it by itself: nothing is read through it any more.
  }
}
