import type { OccupationFinder } from '../../catalogue/occupation-finder/occupation-finder.ts';
import { wordsOf } from '../../domain/words.ts';

const LOOKED_AT = 40;
/** When no title has every word (a slip of the pen), the finder's best guesses. */
const GUESSES = 3;

/**
 * Codes of the occupations whose title fits what was typed into a search for people. Words with digits in them are
 * receipts, references and codes, which are found without help; the finder would guess at them.
 */
export function fittingOccupations(finder: OccupationFinder | undefined, text: string): string[] {
  const typed = wordsOf(text);
  if (!finder || typed.length === 0 || typed.some((word) => /\d/.test(word))) return [];
  const { hits } = finder.search(text, { limit: LOOKED_AT, level: 'any' });
  const whole = hits.filter(({ name, via = '' }) => {
    const title = wordsOf(`${name} ${via}`);
    return typed.every((word) => title.some((part) => part.startsWith(word)));
  });
  return (whole.length > 0 ? whole : hits.slice(0, GUESSES)).map(({ code }) => code);
}
