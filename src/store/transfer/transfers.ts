import { Dexie } from 'dexie';
import type { Store } from '../transaction/store.ts';
import type { TransferRow } from '../schema/transfer.ts';
import { commit } from '../transaction/commit.ts';

/** Every transfer that this device gave or took, newest first; those that are still under way left aside. */
export async function transfers({ db }: Store): Promise<TransferRow[]> {
  const rows = await db.transfers.toArray();
  return rows.filter(({ unfinished }) => !unfinished).sort((one, other) => other.at - one.at);
}

/** Those that are still under way, oldest first. On a full disk they stay so. */
export async function unfinishedTransfers({ db }: Store): Promise<TransferRow[]> {
  const rows = await db.transfers.toArray();
  return rows.filter(({ unfinished }) => unfinished).sort((one, other) => one.at - other.at);
}

/** How many records went to other devices and did not come back. */
export interface GivenAway {
  /** No one has said yet that the other device has them: they may be in nothing but this database. */
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

/**
 * Notes a person's word that the other device has taken the records of a transfer, or that it has not after all.
 * That changes what counts as safe here, but not what is sent: the records stay `moved`, and can be taken back as
 * before.
 * @returns whether the word was noted: for a transfer that has ended it means nothing
 */
export async function sayTaken(store: Store, id: string, isTaken: boolean): Promise<boolean> {
  const { db, now } = store;
  return commit(store, [db.transfers], async () => {
    const row = await db.transfers.get(['out', id]);
    if (!row || row.ended || row.unfinished) return false;
    const { taken, ...rest } = row;
    await db.transfers.put(isTaken ? { ...rest, taken: taken ?? { at: now().getTime() } } : rest);
    return true;
  });
}
