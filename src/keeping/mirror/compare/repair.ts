import type { Store } from '../../../store/core/store.ts';
import type { Missing, Reach, Tables } from '../file/merge.ts';
import { bringBack } from './bring-back.ts';
import { standingOf } from './standing.ts';
import { upgradeRows } from './upgrade-rows.ts';
import type { Comparison, Verdict } from './verdict.ts';

/**
 * Brings the records of another life of the database into this one. They may have been sent since, so none is sent by itself.
 * @returns how many were not there
 */
export type MergeLife = (store: Store, rows: Tables) => Promise<number>;

/** What a second copy has of one life of the database after so many of its changes. */
export type ReadMissing = (epoch: string, seq: number) => Promise<Missing | undefined>;

export interface Repaired {
  /** Records that the database had lost. */
  count: number;
  /** Database and mirror have the same now. */
  isSame: boolean;
  /** The other lives whose records are in this one now. */
  merged: string[];
}

/** Gives the database what it has lost, and what other lives of it have. */
export async function repair(
  store: Store,
  read: ReadMissing,
  { verdict, others }: Comparison<Reach>,
  mergeLife: MergeLife | undefined,
): Promise<Repaired> {
  const own = await repairOwn(store, read, verdict);
  const repaired: Repaired = { ...own, merged: [] };
  if (!mergeLife) return repaired;
  // Other commits wait until the repair is done. The repair's own commits must not.
  const repairing: Store = { ...store, keeping: { ready: Promise.resolve() } };
  for (const life of others) {
    const rows = await missingOf(store, read, life, 0);
    if (!rows) continue;
    repaired.count += await mergeLife(repairing, rows.put);
    repaired.merged.push(life.epoch);
    repaired.isSame = false;
  }
  return repaired;
}

async function repairOwn(store: Store, read: ReadMissing, verdict: Verdict<Reach>) {
  if (verdict.is === 'same' || verdict.is === 'behind') return { count: 0, isSame: verdict.is === 'same' };
  const { epoch, last } = verdict.mirror;
  const { seq } = verdict.is === 'wiped' ? { seq: 0 } : await standingOf(store.db);
  const missing = await missingOf(store, read, verdict.mirror, seq);
  if (!missing) return { count: 0, isSame: false };
  const count = await bringBack(store, missing, { epoch, seq: last });
  return { count, isSame: missing.whole && isOfVersion(verdict.mirror, store) };
}

/** What the database lacks of a mirror, as rows of this version. */
async function missingOf(
  store: Store,
  read: ReadMissing,
  mirror: Reach,
  seq: number,
): Promise<Missing | undefined> {
  const missing = await read(mirror.epoch, seq);
  if (!missing || isOfVersion(mirror, store)) return missing;
  return { ...missing, put: await upgradeRows(store, missing.put, mirror.schema) };
}

/** Whether the rows are of this version. They count as such when the line with their version is damaged. */
function isOfVersion({ schema }: Reach, { db }: Store): boolean {
  return schema === 0 || schema === db.verno;
}
