import { Dexie } from 'dexie';
import type { Store } from '../core/store.ts';
import type { HandOverRow } from '../rows/hand-over.ts';

/** Every hand-over that this device gave or took, newest first. */
export async function handOvers({ db }: Store): Promise<HandOverRow[]> {
  const rows = await db.handOvers.toArray();
  return rows.toSorted((one, other) => other.at - one.at);
}

/**
 * How many records went to other devices and did not come back. Whether the other device took the file is not known here: until
 * it has, they are in nothing but this database.
 */
export async function givenAway({ db }: Store): Promise<number> {
  const rows = await db.handOvers.toArray();
  const open = new Set(
    rows.filter(({ direction, ended }) => direction === 'out' && !ended).map(({ id }) => id),
  );
  if (open.size === 0) return 0;
  const gone = await db.ops
    .where('[status+seq]')
    .between(['handed over', Dexie.minKey], ['handed over', Dexie.maxKey])
    .toArray();
  return gone.filter(({ handedOver }) => handedOver && open.has(handedOver.id)).length;
}
