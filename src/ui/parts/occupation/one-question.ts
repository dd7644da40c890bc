import { afterAnswer } from '../../../catalogue/one-question.ts';
import type { OccupationAnswer, OccupationQuestion } from '../../../catalogue/occupation-questions.ts';
import type { OccupationFinder } from '../../../catalogue/occupation-finder/occupation-finder.ts';
import type { OccupationHit } from '../../../catalogue/occupation-finder/occupation-hit.ts';
import { MOST_HITS } from './occupation-search.ts';

/** So many hits are looked through for the codes that an answer names. */
const WIDE = 40;

/**
 * What the picker lists once the question is answered: the codes that the answer names first, in the order in which they
 * were found. One that was not found at all comes behind them.
 */
export function hitsAfter(
  question: OccupationQuestion,
  answer: OccupationAnswer,
  { finder, words, hit }: { finder: OccupationFinder; words: string; hit: (code: string) => OccupationHit },
): OccupationHit[] {
  const { hits } = finder.search(words, { limit: WIDE });
  const unfound = answer.codes.filter((code) => !hits.some((one) => one.code === code));
  return afterAnswer([...hits, ...unfound.map(hit)], question, answer).slice(0, MOST_HITS);
}
