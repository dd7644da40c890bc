import type { OccupationHit, OccupationResult } from './occupation-finder/occupation-hit.ts';
import type { OccupationAnswer, OccupationQuestion } from './occupation-questions.ts';

/** How many first hits are considered: a question about later ones would miss what was meant. */
const LOOKED_AT = 4;

/** The weight of each of these hits: the first two decide. */
const WORTH = [4, 3, 2, 1];

/**
 * The question that divides the first hits best, if any: at least two of its answers have a code among the hits, and one of
 * these hits is the first or the second. It is for words that say too little: "driver", not "taxi driver". None if the first
 * hit is sure, or if the words name no occupation.
 */
export function questionFor(
  { hits, sure, telling = [], notOccupation }: Omit<OccupationResult, 'confidence'>,
  questions: readonly OccupationQuestion[],
): OccupationQuestion | undefined {
  if (sure || notOccupation || telling.length === 0) return undefined;
  const codes = hits.slice(0, LOOKED_AT).map(({ code }) => code);
  const [best] = questions
    .filter(({ words }) => telling.every((word) => words.includes(word)))
    .map((question) => ({ question, worth: worthOf(question, codes) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return best?.question;
}

/**
 * How well a question tells the first hits apart: for every two with different answers, the product of their weights.
 */
function worthOf(question: OccupationQuestion, codes: readonly string[]): number {
  const fallTo = codes.map((code) => question.answers.findIndex((answer) => answer.codes.includes(code)));
  if (Math.max(fallTo[0] ?? -1, fallTo[1] ?? -1) < 0) return 0;
  return fallTo.reduce((sum, answer, i) => {
    const others = fallTo.map((other, j) => (j > i && other >= 0 && other !== answer ? (WORTH[j] ?? 0) : 0));
    return answer < 0 ? sum : sum + (WORTH[i] ?? 0) * others.reduce((all, one) => all + one, 0);
  }, 0);
}

/** The hits in their order after an answer: first those that it names, then those that no answer names, then the others. */
export function afterAnswer(
  hits: readonly OccupationHit[],
  question: OccupationQuestion,
  answer: OccupationAnswer,
): OccupationHit[] {
  const named = (code: string) => question.answers.some(({ codes }) => codes.includes(code));
  const rank = (code: string) => (answer.codes.includes(code) ? 0 : named(code) ? 2 : 1);
  return [...hits].sort((a, b) => rank(a.code) - rank(b.code));
}
