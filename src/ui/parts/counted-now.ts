import { overview, type Counting, type Overview } from '../../store/queries/overview/overview.ts';
import { Live } from '../app/live.svelte.ts';
import type { Outpost } from '../app/outpost.ts';
import { dayOf } from './person/day.ts';

/** What Overview counts. It is counted once for all screens. */
export function countingOf({ session, store }: Pick<Outpost, 'session' | 'store'>): Live<Counting> {
  return new Live((session.counting ??= overview(store, dayOf)));
}

/** What was counted last: while everybody is counted again, that is what an earlier page has counted. */
export function countedNow(counting: Counting | undefined): Overview | undefined {
  if (counting === undefined) return undefined;
  return 'overview' in counting ? counting.overview : counting.before?.overview;
}

/** How many of something: not known where an earlier page has counted none of it, because there may be some since. */
export function numberNow(
  counting: Counting | undefined,
  of: (overview: Overview) => number,
): number | undefined {
  const counts = countedNow(counting);
  const number = counts && of(counts);
  return number === 0 && counting && 'done' in counting ? undefined : number;
}
