import { storeProblemOf, type StoreProblem } from './store-problem.ts';
import type { Store } from './store.ts';

/** More bytes than any press of a button writes, so that a press works if this does. */
const ENOUGH = 200_000;

/**
 * Why the database takes no change; undefined when it takes one. A row is written outside all counts and deleted in
 * the same transaction, so that nothing of it stays. A full disk shows itself when the transaction ends.
 */
export async function testWrite({ db }: Store): Promise<StoreProblem | undefined> {
  try {
    // Without Dexie: nothing changes that a second copy or a live query must know about.
    const transaction = db.backendDB().transaction('meta', 'readwrite', { durability: 'strict' });
    const meta = transaction.objectStore('meta');
    meta.put({ key: 'test write', value: new Uint8Array(ENOUGH) });
    meta.delete('test write');
    return await new Promise((resolve) => {
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = () => resolve(storeProblemOf(transaction.error));
    });
  } catch (cause) {
    // It is not open.
    return storeProblemOf(cause);
  }
}

export const takesChanges = async (store: Store): Promise<boolean> => (await testWrite(store)) === undefined;
