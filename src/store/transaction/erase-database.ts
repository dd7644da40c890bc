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
 * Resolves when everything that the screens still read has been read, because it has to come after all of it. A connection with a
 * transaction closes only after that, and its database is deleted no earlier: the browser would say that another page has it open.
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
