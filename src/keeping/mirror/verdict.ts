import type { Mirrored } from './merge.ts';

/** Where the database stands. */
export interface Standing {
  /** Which life of the database this is; absent before its first change. */
  epoch: string | undefined;
  /** How many changes there have been in it. */
  seq: number;
  /** There is no record in it, and no half-typed form. */
  empty: boolean;
}

/** What a comparison of database and mirror comes to. */
export type Verdict =
  /** There is no mirror of it yet, or it misses changes that the database has: a snapshot is needed. */
  | { is: 'behind' }
  /** Both have the same. */
  | { is: 'same'; mirrored: Mirrored }
  /** The database has lost its latest changes. */
  | { is: 'rolled back'; mirrored: Mirrored }
  /** The database is empty, and the mirror has what was in it. */
  | { is: 'wiped'; mirrored: Mirrored };

export interface Comparison {
  verdict: Verdict;
  /** Mirrors of other lives of the database, which may have records that this one lacks. */
  others: Mirrored[];
}

/** Compares the database with what its mirror says. The mirror has to be read first: whatever is committed meanwhile is no loss. */
export function compare(database: Standing, mirrors: readonly Mirrored[]): Comparison {
  const own = mirrors.find(({ epoch }) => epoch === database.epoch);
  const others = mirrors.filter((mirrored) => mirrored !== own && hasRows(mirrored));
  if (own && own.last > database.seq) return { verdict: { is: 'rolled back', mirrored: own }, others };
  if (database.empty && others.length > 0) {
    const [fullest, ...rest] = others.toSorted((one, other) => other.last - one.last);
    if (fullest) return { verdict: { is: 'wiped', mirrored: fullest }, others: rest };
  }
  if (own?.whole && own.last === database.seq) return { verdict: { is: 'same', mirrored: own }, others };
  return { verdict: { is: 'behind' }, others };
}

function hasRows({ parts, changes }: Mirrored): boolean {
  return parts.length > 0 || changes.length > 0;
}
