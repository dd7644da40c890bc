import type { Span } from './occupation-hit.ts';
import type { MatchKind } from './query/matches.ts';
import type { Query } from './query/query.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { wordsOf, type Word } from './words/words.ts';

/** A word of a text that is shown, with what it can mean. */
interface ShownWord extends Word {
  terms: readonly number[];
}

/** Reads the words of texts that are shown. Each text is read once, because the next letter finds most of the same names again. */
export function shownWords(vocabulary: Vocabulary): (text: string) => readonly ShownWord[] {
  const known = new Map<string, readonly ShownWord[]>();
  return (text) => {
    const words =
      known.get(text) ?? wordsOf(text).map((word) => ({ ...word, terms: vocabulary.termsOf(word.text) }));
    known.set(text, words);
    return words;
  };
}

/**
 * Gives the parts of a text that the words of the query match; for an unfinished word, only the part that was typed. The matches
 * are looked up by term, because a single letter has hundreds of them.
 */
export function marksFor({ words, matches }: Query): (shown: readonly ShownWord[]) => Span[] {
  const kinds = matches.map((found) => {
    const byTerm = new Map<number, MatchKind>();
    for (const { term, kind } of found) if (!byTerm.has(term)) byTerm.set(term, kind);
    return byTerm;
  });
  const markedLength = (word: string, term: number): number => {
    let longest = 0;
    words.forEach((typed, i) => {
      const kind = kinds[i]?.get(term);
      if (kind === undefined) return;
      const unfinished = kind === 'unfinished' && word.startsWith(typed);
      longest = Math.max(longest, unfinished ? typed.length : Infinity);
    });
    return longest;
  };
  return (shown) => {
    const spans: Span[] = [];
    for (const { text, terms, start, end } of shown) {
      const length = Math.max(0, ...terms.map((term) => markedLength(text, term)));
      if (length > 0) spans.push([start, Math.min(start + length, end)]);
    }
    return spans;
  };
}
