import { Dexie } from 'dexie';
import type { Store } from '../transaction/store.ts';
import type { HandOverRow } from '../schema/hand-over.ts';

/** Every hand-over that this device gave or took, newest first. */
export async function handOvers({ db }: Store): Promise<HandOverRow[]> {
  const rows = await db.handOvers.toArray();
  return rows.toSorted((one, other) => other.at - one.at);
}

/** How many records went to other devices and did not come back. */
export interface GivenAway {
  /** Nobody has said yet that the other device has them: they may be in nothing but this database. */
  notTaken: number;
  /** A person says that the other device has them. */
  taken: number;
}

export async function givenAway({ db }: Store): Promise<GivenAway> {
  const rows = await db.handOvers.toArray();
  const away = new Map(
    rows.filter(({ direction, ended }) => direction === 'out' && !ended).map((row) => [row.id, row]),
  );
  const counts: GivenAway = { notTaken: 0, taken: 0 };
  if (away.size === 0) return counts;
  const gone = await db.ops
    .where('[status+seq]')
    .between(['handed over', Dexie.minKey], ['handed over', Dexie.maxKey])
    .toArray();
  for (const { handedOver } of gone) {
    const row = away.get(handedOver?.id ?? '');
    if (row) counts[row.taken ? 'taken' : 'notTaken'] += 1;
  }
  return counts;
}
