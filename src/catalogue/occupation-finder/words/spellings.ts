import type { Vocabulary } from './vocabulary.ts';

const MOST = 5;
const MOST_SLIPS = 3;

/** The words of the catalogue that are spelt most like the first unknown word, nearest first. */
export function nearestSpellings(words: readonly string[], vocabulary: Vocabulary): string[] {
  const unknown = words.find((word) => !vocabulary.knows(word)) ?? '';
  if (unknown.length < 3) return [];
  const near = vocabulary
    .near(unknown, Math.min(MOST_SLIPS, Math.ceil(unknown.length / 2)))
    .sort((a, b) => a.slips - b.slips || (a.spelling < b.spelling ? -1 : 1));
  return near.slice(0, MOST).map(({ spelling }) => spelling);
}
