import type { Store } from '../core/store.ts';
import type { HandOverRow } from '../rows/hand-over.ts';

/** Every hand-over that this device gave or took, newest first. */
export async function handOvers({ db }: Store): Promise<HandOverRow[]> {
  const rows = await db.handOvers.toArray();
  return rows.toSorted((one, other) => other.at - one.at);
}
