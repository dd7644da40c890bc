import { Dexie } from 'dexie';
import type { Store } from '../transaction/store.ts';
import type { TransferRow } from '../schema/transfer.ts';

/** Every transfer that this device gave or took, newest first. */
export async function transfers({ db }: Store): Promise<TransferRow[]> {
  const rows = await db.transfers.toArray();
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
  const rows = await db.transfers.toArray();
  const away = new Map(
    rows.filter(({ direction, ended }) => direction === 'out' && !ended).map((row) => [row.id, row]),
  );
  const counts: GivenAway = { notTaken: 0, taken: 0 };
  if (away.size === 0) return counts;
  const gone = await db.ops
    .where('[status+seq]')
    .between(['moved', Dexie.minKey], ['moved', Dexie.maxKey])
    .toArray();
  for (const { moved } of gone) {
    const row = away.get(moved?.id ?? '');
    if (row) counts[row.taken ? 'taken' : 'notTaken'] += 1;
  }
  return counts;
}
