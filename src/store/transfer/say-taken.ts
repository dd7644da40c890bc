import { commit } from '../transaction/commit.ts';
import type { Store } from '../transaction/store.ts';

/**
 * Keeps a person's word that the other device has taken the records of a hand-over, or that it has not after all.
 * That changes what counts as safe here, and nothing of what is sent: the records stay handed over, and can be taken
 * back as before.
 * @returns whether the word was kept: it is of no use for a hand-over that has ended
 */
export async function sayTaken(store: Store, id: string, isTaken: boolean): Promise<boolean> {
  const { db, now } = store;
  return commit(store, [db.handOvers], async () => {
    const row = await db.handOvers.get(['out', id]);
    if (!row || row.ended) return false;
    const { taken, ...rest } = row;
    await db.handOvers.put(isTaken ? { ...rest, taken: taken ?? { at: now().getTime() } } : rest);
    return true;
  });
}
