import type { Store } from '../store.ts';

/** Bytes: more than any press of a button writes, so that what works for these works for it. */
const ENOUGH = 200_000;

/**
 * Whether the database takes a change: one is written beside all counts, and taken back in the same transaction, so that nothing
 * of it stays. A full disk shows itself when that ends.
 */
export async function takesChanges({ db }: Store): Promise<boolean> {
  try {
    // Behind Dexie's back: nothing was changed that a second copy or a live query must hear of.
    const transaction = db.backendDB().transaction('meta', 'readwrite', { durability: 'strict' });
    const meta = transaction.objectStore('meta');
    meta.put({ key: 'test write', value: new Uint8Array(ENOUGH) });
    meta.delete('test write');
    return await new Promise<boolean>((resolve) => {
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
  } catch {
    // It is not open.
    return false;
  }
}
