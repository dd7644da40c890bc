import type { Counting, Overview } from '../../store/queries/overview/overview.ts';

/** What was counted last: while everybody is counted again, that is what an earlier page has counted. */
export function countedNow(counting: Counting | undefined): Overview | undefined {
  if (counting === undefined) return undefined;
  return 'overview' in counting ? counting.overview : counting.before?.overview;
}
