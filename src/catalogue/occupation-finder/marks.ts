import type { Span } from './occupation-hit.ts';
import type { Query } from './query/query.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { wordsOf } from './words/words.ts';

/** The parts of a text that the words of the query match. Of an unfinished word only the part that was typed. */
export function marksIn(text: string, query: Query, vocabulary: Vocabulary): Span[] {
  const spans: Span[] = [];
  for (const word of wordsOf(text)) {
    const lengths = vocabulary.termsOf(word.text).map((term) => markedLength(word.text, term, query));
    const length = Math.max(0, ...lengths);
    if (length > 0) spans.push([word.start, Math.min(word.start + length, word.end)]);
  }
  return spans;
}

function markedLength(word: string, term: number, { words, matches }: Query): number {
  let longest = 0;
  words.forEach((typed, i) => {
    const match = matches[i]?.find((candidate) => candidate.term === term);
    if (!match) return;
    const unfinished = match.kind === 'unfinished' && word.startsWith(typed);
    longest = Math.max(longest, unfinished ? typed.length : Infinity);
  });
  return longest;
}
