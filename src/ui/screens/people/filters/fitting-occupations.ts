import type { CatalogueState } from '../../../app/catalogue.svelte.ts';
import { wordsOf } from '../../../../domain/text/words.ts';

const LOOKED_AT = 40;
/** How many of the finder's best hits are always included, because it knows word endings and typing errors. */
const BEST = 2;

/**
 * The codes of the occupations that have a title with every word of a search for people, and of the groups above them. Words
 * with digits are receipts, references and codes, which are found in another way; the finder would only guess.
 */
export function fittingOccupations(
  { finder, jobTitles }: Pick<CatalogueState, 'finder' | 'jobTitles'>,
  text: string,
): string[] {
  const typed = wordsOf(text);
  if (!finder || typed.length === 0 || typed.some((word) => /\d/.test(word))) return [];
  const { hits } = finder.search(text, { limit: LOOKED_AT, level: 'any' });
  const having = (fits: Fits) =>
    hits.filter(({ code, name }) =>
      [name, ...(jobTitles?.get(code) ?? [])].some((title) => fits(wordsOf(title), typed)),
    );
  const whole = having(hasWords);
  // A typed word may be incomplete. Whole words come first, or a search for nurses would find the nursery.
  const entitled = whole.length > 0 ? whole : having(hasBeginnings);
  const codes = [...hits.slice(0, BEST), ...entitled].map(({ code }) => code);
  const above = hits.filter((hit) => codes.some((code) => code.startsWith(hit.code)));
  return [...new Set([...codes, ...above.map(({ code }) => code)])];
}

type Fits = (words: readonly string[], typed: readonly string[]) => boolean;

const hasWords: Fits = (words, typed) => typed.every((word) => words.includes(word));

const hasBeginnings: Fits = (words, typed) =>
  typed.every((word) => words.some((one) => one.startsWith(word)));
