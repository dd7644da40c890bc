import { commit } from '../transaction/commit.ts';
import type { Store } from '../transaction/store.ts';

/**
 * Keeps a person's word that the other device has taken the records of a transfer, or that it has not after all.
 * That changes what counts as safe here, and nothing of what is sent: the records stay `moved`, and can be taken
 * back as before.
 * @returns whether the word was kept: it is of no use for a transfer that has ended
 */
export async function sayTaken(store: Store, id: string, isTaken: boolean): Promise<boolean> {
  const { db, now } = store;
  return commit(store, [db.transfers], async () => {
    const row = await db.transfers.get(['out', id]);
    if (!row || row.ended) return false;
    const { taken, ...rest } = row;
    await db.transfers.put(isTaken ? { ...rest, taken: taken ?? { at: now().getTime() } } : rest);
    return true;
  });
}
