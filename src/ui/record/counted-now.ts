import { overview, type Counting, type Overview } from '../../store/queries/overview/overview.ts';
import { Live } from '../app/live.svelte.ts';
import type { Outpost } from '../app/outpost.ts';
import { dayOf } from '../app/day.ts';

/** The counts of Overview, which are made once for all screens. */
export function countingOf({ session, store }: Pick<Outpost, 'session' | 'store'>): Live<Counting> {
  return new Live((session.counting ??= overview(store, dayOf)));
}

/** The latest counts: while everyone is counted again, those of an earlier page. */
export function countedNow(counting: Counting | undefined): Overview | undefined {
  if (counting === undefined) return undefined;
  return 'overview' in counting ? counting.overview : counting.before?.overview;
}

/** A number from the counts; undefined if an earlier page counted none, because there may be some by now. */
export function numberNow(
  counting: Counting | undefined,
  of: (overview: Overview) => number,
): number | undefined {
  const counts = countedNow(counting);
  const number = counts && of(counts);
  return number === 0 && counting && 'done' in counting ? undefined : number;
}
