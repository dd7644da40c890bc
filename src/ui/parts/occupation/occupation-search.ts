import type { OccupationFinder } from '../../../catalogue/occupation-finder/occupation-finder.ts';
import type { OccupationHit, OccupationResult } from '../../../catalogue/occupation-finder/occupation-hit.ts';
import { withAsciiDigits } from '../../../domain/text/digits.ts';
import { href } from '../../app/routes.ts';

/**
 * So many hits can be taken in at a glance, and laid out with each key on a slow phone. Of the 3,355 queries of `data/`, 4 have
 * their occupation behind the sixth hit and before the ninth.
 */
export const MOST_HITS = 6;

/** The one question, answered for these words. */
export interface Answered {
  words: string;
  /** What is kept of it, see `UserRow`. */
  key: string;
  /** What the picker lists then. */
  hits: readonly OccupationHit[];
}

/** 1 to 3 digits name a broader group, which is allowed but seldom meant. */
export const isBroader = (code: string): boolean => code.length < 4;

/**
 * What the picker lists: unit groups. Only for somebody who typed the digits of a broader group does it stand there
 * too, and last, so that Enter never takes it by chance.
 */
export function pickerResult(finder: OccupationFinder, words: string): OccupationResult {
  const digits = withAsciiDigits(words.trim());
  if (!/^\d{1,3}$/.test(digits)) return finder.search(words, { limit: MOST_HITS });
  const units = finder.search(digits, { limit: MOST_HITS - 1 });
  const broader = finder.search(digits, { limit: 1, level: 'any' }).hits;
  return { ...units, hits: [...units.hits, ...broader.filter(({ code }) => code === digits)] };
}

/** The screen with the tree, to pick from for the registration in progress. */
export function treeHref(words: string, code?: string): string {
  const query = new URLSearchParams({ for: 'register' });
  if (words.trim() !== '') query.set('words', words.trim());
  return `${code === undefined ? href('occupations') : href('occupation', { code })}?${query.toString()}`;
}
