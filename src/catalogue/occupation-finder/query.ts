import { matchesOf, matchesOfPair } from './matches.ts';
import type { Synonyms, TermMatch } from './matches.ts';
import type { Vocabulary } from './vocabulary.ts';
import { headOf, wordsOf } from './words.ts';

/** A query as the ranking sees it; the lists are in step. */
export interface Query {
  /** Its words, those that say nothing left out, those written as one taken apart. */
  words: readonly string[];
  /** What each word can mean. */
  matches: readonly (readonly TermMatch[])[];
  /** Position of the word that says what a person is, the others saying of what kind. */
  head: number;
}

/** Words of a sentence that do not tell one kind of work from another. */
const SAY_NOTHING = new Set(
  (
    'a an the i am is was are be been at on of for to and or with my our own his her their as from by he she we they ' +
    'do does who that this job jobs work works working worked occupation profession employed person somebody someone ' +
    'people in into up out them him it its also have has having had very mainly'
  ).split(' '),
);

export function readQuery(text: string, vocabulary: Vocabulary, synonyms: Synonyms): Query {
  const typed = wordsOf(text).map((word) => word.text);
  const words = meaningful(typed).flatMap((word) => parts(word, vocabulary));
  const matches = words.map((word, i) => matchesOf(word, i === words.length - 1, vocabulary, synonyms));
  addPairs(words, matches, vocabulary);
  return { words, matches, head: headOf(words) };
}

/** A word that says nothing still counts when it stands alone ("it", "in"), since it may be the beginning of another. */
function meaningful(words: readonly string[]): string[] {
  const kept = words.filter((word) => !SAY_NOTHING.has(word));
  return kept.length > 0 ? kept : [...words];
}

/** A word that begins or resembles no word of the catalogue is taken apart if both parts are known: "lorrydriver". */
function parts(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < 6 || vocabulary.has(word)) return [word];
  for (let at = word.length - 3; at >= 3; at--) {
    const pair = [word.slice(0, at), word.slice(at)];
    if (pair.every((part) => vocabulary.termOf(part) !== undefined)) return pair;
  }
  return [word];
}

/** Neighbours that are one word elsewhere match there, both of them. */
function addPairs(words: readonly string[], matches: TermMatch[][], vocabulary: Vocabulary): void {
  for (let i = 0; i + 1 < words.length; i++) {
    const pair = matchesOfPair(words[i] ?? '', words[i + 1] ?? '', vocabulary);
    matches[i]?.unshift(...pair);
    matches[i + 1]?.unshift(...pair);
  }
}
