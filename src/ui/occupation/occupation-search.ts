import type { OccupationFinder } from '../../catalogue/occupation-finder/occupation-finder.ts';
import type { OccupationHit, OccupationResult } from '../../catalogue/occupation-finder/occupation-hit.ts';
import { withAsciiDigits } from '../../domain/text/digits.ts';
import { href } from '../app/routes.ts';

/**
 * How many hits are listed: as many as a person reads at a glance, and a slow phone lays out with each key. Of the 3,355
 * queries of `data/`, 4 have their occupation at the seventh or eighth hit.
 */
export const MOST_HITS = 6;

/** The answer to the question, for these words. */
export interface Answered {
  words: string;
  /** What is stored of the answer, see `UserRow`. */
  key: string;
  /** What the picker lists after the answer. */
  hits: readonly OccupationHit[];
}

/** Whether a code of 1 to 3 digits names a broader group, which is allowed but seldom meant. */
export const isBroader = (code: string): boolean => code.length < 4;

/**
 * What the picker lists: unit groups. A broader group is listed only if its digits were typed, and last, so that Enter never
 * takes it by chance.
 */
export function pickerResult(finder: OccupationFinder, words: string): OccupationResult {
  const digits = withAsciiDigits(words.trim());
  if (!/^\d{1,3}$/.test(digits)) return finder.search(words, { limit: MOST_HITS });
  const units = finder.search(digits, { limit: MOST_HITS - 1 });
  const broader = finder.search(digits, { limit: 1, level: 'any' }).hits;
  return { ...units, hits: [...units.hits, ...broader.filter(({ code }) => code === digits)] };
}

/** The address of the tree, from which an occupation is chosen for the registration in progress. */
export function treeHref(words: string, code?: string): string {
  const query = new URLSearchParams({ for: 'register' });
  if (words.trim() !== '') query.set('words', words.trim());
  return `${code === undefined ? href('occupations') : href('occupation', { code })}?${query.toString()}`;
}
