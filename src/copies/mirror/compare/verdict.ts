import type { Reach } from '../file/merge.ts';

/** Which change the database is at, and what else a comparison needs of it. */
export interface Standing {
  /** Which life of the database this is; absent before its first change. */
  epoch: string | undefined;
  /** How many changes there have been in it. */
  seq: number;
  /** The last change that was committed without a mirror, or was not mirrored in time; 0 when there was none. */
  alone: number;
  /** The change that the database was at when a page went on without this comparison; undefined if no page did. */
  uncomparedFrom?: number | undefined;
  /** The version of its rows. */
  schema: number;
  /** There is no record in it, and no half-typed form. */
  empty: boolean;
}

/** The result of comparing the database with its mirror. */
export type Verdict<Mirror> =
  /** The mirror misses something that the database has: a snapshot is needed. */
  | { is: 'behind' }
  /** Both have the same. */
  | { is: 'same'; mirror: Mirror }
  /** The database has lost its latest changes. */
  | { is: 'rolled back'; mirror: Mirror }
  /** The database is empty, and the mirror has what was in it. */
  | { is: 'wiped'; mirror: Mirror };

export interface Comparison<Mirror> {
  verdict: Verdict<Mirror>;
  /** Mirrors of other lives of the database, which may have records that this one lacks. */
  others: Mirror[];
  /** The number of the change that the database was at. */
  seq: number;
  /**
   * A rolled-back database has had more changes before it was repaired: the first of `others` has the same numbers
   * for other changes.
   */
  isForked?: true;
}

/** Separates mirrors that this version of the app can read from those that a newer version wrote. */
export function byVersion<Mirror extends Reach>(
  mirrors: readonly Mirror[],
  schema: number,
): { readable: Mirror[]; newer: Mirror[] } {
  return {
    readable: mirrors.filter((mirror) => mirror.schema <= schema),
    newer: mirrors.filter((mirror) => mirror.schema > schema && !mirror.empty),
  };
}

/**
 * Compares the database with what its mirror says. The mirror has to be read first, so that a change committed meanwhile does not look lost.
 * @param begunAt the change that the database was at before the mirror was read, if no tab with a mirror was open: what it has
 *   committed since is not in the mirror
 */
export function compare<Mirror extends Reach>(
  database: Standing,
  mirrors: readonly Mirror[],
  begunAt = database.seq,
): Comparison<Mirror> {
  const { seq } = database;
  const own = mirrors.find(({ epoch }) => epoch === database.epoch);
  const others = mirrors.filter((mirror) => mirror !== own && !mirror.empty);
  if (own && own.last > begunAt && seq > begunAt)
    return { verdict: { is: 'behind' }, others: [own, ...others], seq, isForked: true };
  if (own && own.last > seq) return { verdict: { is: 'rolled back', mirror: own }, others, seq };
  if (database.empty) {
    const [fullest, ...rest] = [...others].sort((one, other) => other.last - one.last);
    if (fullest) return { verdict: { is: 'wiped', mirror: fullest }, others: rest, seq };
  }
  const isUpToDate = own?.whole && own.last === seq && own.schema === database.schema;
  return { verdict: isUpToDate ? { is: 'same', mirror: own } : { is: 'behind' }, others, seq };
}

/**
 * The mirror, if it proves that an attempt which is not in it never left. A request leaves only after its mark is in
 * the mirror, or after the database has noted that the mirror lacks it.
 */
export function provingSilence<Mirror extends Reach>(
  database: Standing,
  mirrors: readonly Mirror[],
): Mirror | undefined {
  const own = mirrors.find(({ epoch }) => epoch === database.epoch);
  return own?.whole && own.last >= database.alone ? own : undefined;
}
