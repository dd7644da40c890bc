import { upgradeRow } from '../../../store/schema/upgrade-rows.ts';
import type { Store } from '../../../store/transaction/store.ts';
import { MIRRORED_TABLES } from '../file/mirrored-tables.ts';
import type { Missing, Reach, Tables } from '../file/merge.ts';
import { bringBack } from './bring-back.ts';
import { beginEpoch } from './standing.ts';
import type { Comparison } from './verdict.ts';

/**
 * Brings the records of another life of the database into this one. They may have been sent since, so none is sent by itself.
 * @returns how many were not there
 */
export type MergeLife = (store: Store, rows: Tables, progressed: () => void) => Promise<number>;

/** Reads what a second copy has of one life of the database beyond its first `seq` changes. */
export type ReadMissing = (epoch: string, seq: number) => Promise<Missing | undefined>;

interface Repairing {
  read: ReadMissing;
  mergeLife: MergeLife | undefined;
  /** Called whenever one more piece is done. */
  progressed: () => void;
}

export interface Repaired {
  /** Records that the database had lost. */
  count: number;
  /** Something was brought back: records, or only what is half typed. */
  hasBroughtBack: boolean;
  /** Database and mirror have the same now. */
  isSame: boolean;
  /** The last change that both have; 0 if they are not the same. */
  upTo: number;
  /** The epochs of other lives whose records are in this one now. */
  merged: string[];
}

/** Gives the database what it has lost, and what other lives of it have. */
export async function repair(
  store: Store,
  comparison: Comparison<Reach>,
  repairing: Repairing,
): Promise<Repaired> {
  const { mergeLife, progressed } = repairing;
  const own = await repairOwn(store, comparison, repairing);
  const repaired: Repaired = { ...(own ?? NOTHING), merged: [] };
  const lives = [...comparison.others];
  if (!own && 'mirror' in comparison.verdict) lives.unshift(comparison.verdict.mirror);
  // The new epoch begins before anything else. Otherwise, after a kill, the next start would take the change numbers
  // of one life of the database for those of the other.
  if (comparison.isForked || !own) await beginEpoch(store);
  if (!mergeLife) return repaired;
  // Other commits wait until the repair is done. The repair's own commits must not.
  const unhindered: Store = { ...store, keeping: { ready: Promise.resolve() } };
  for (const life of lives) {
    const rows = await missingOf(store, repairing.read, life, 0);
    if (!rows) continue;
    repaired.count += await mergeLife(unhindered, rows.put, progressed);
    repaired.merged.push(life.epoch);
    Object.assign(repaired, { isSame: false, upTo: 0, hasBroughtBack: true });
  }
  return repaired;
}

const NOTHING = { count: 0, hasBroughtBack: false, isSame: false, upTo: 0 };

/** Undefined when something was committed meanwhile: the mirror has another life of the database then. */
async function repairOwn(
  store: Store,
  { verdict, seq }: Comparison<Reach>,
  { read, progressed }: Repairing,
): Promise<Omit<Repaired, 'merged'> | undefined> {
  if (verdict.is === 'behind') return NOTHING;
  if (verdict.is === 'same') return { ...NOTHING, isSame: true, upTo: seq };
  const { epoch, last } = verdict.mirror;
  const missing = await missingOf(store, read, verdict.mirror, verdict.is === 'wiped' ? 0 : seq);
  if (!missing) return NOTHING;
  const count = await bringBack(store, missing, { from: seq, to: { epoch, seq: last }, progressed });
  if (count === undefined) return undefined;
  const isSame = missing.whole && isOfVersion(verdict.mirror, store);
  return { count, hasBroughtBack: true, isSame, upTo: isSame ? last : 0 };
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
  return { ...missing, put: upgraded(missing.put, mirror.schema, store) };
}

function upgraded(rows: Tables, from: number, { db }: Store): Tables {
  const tables = MIRRORED_TABLES.map((name) => [
    name,
    rows[name].map((row) => upgradeRow(db.versions, from, name, row)),
  ]);
  // One entry for each of MIRRORED_TABLES.
  return Object.fromEntries(tables) as Tables;
}

/** Whether the rows are of this version. They count as such when the line with their version is damaged. */
function isOfVersion({ schema }: Reach, { db }: Store): boolean {
  return schema === 0 || schema === db.rowsVersion;
}
