import type { Span } from './occupation-hit.ts';
import type { Query } from './query/query.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { wordsOf, type Word } from './words/words.ts';

/** A word of a text that is shown, with what it can mean. */
interface ShownWord extends Word {
  terms: readonly number[];
}

/** Reads texts that are shown, each once: with the next letter most of the same names are found again. */
export function shownWords(vocabulary: Vocabulary): (text: string) => readonly ShownWord[] {
  const known = new Map<string, readonly ShownWord[]>();
  return (text) => {
    const words =
      known.get(text) ?? wordsOf(text).map((word) => ({ ...word, terms: vocabulary.termsOf(word.text) }));
    known.set(text, words);
    return words;
  };
}

/** The parts of a text that the words of the query match. Of an unfinished word only the part that was typed. */
export function marksIn(shown: readonly ShownWord[], query: Query): Span[] {
  const spans: Span[] = [];
  for (const { text, terms, start, end } of shown) {
    const length = Math.max(0, ...terms.map((term) => markedLength(text, term, query)));
    if (length > 0) spans.push([start, Math.min(start + length, end)]);
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
