import type { Language } from '../languages/language.ts';
import { matchesOf, matchesOfPair } from './matches.ts';
import type { Synonyms, TermMatch } from './matches.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { RANK } from './weights.ts';
import { headOf, wordsOf } from '../words/words.ts';

/** A query as the ranking sees it; the lists are in step. */
export interface Query {
  /** Its words, without those that say nothing; a word written as one may have been taken apart. */
  words: readonly string[];
  /** What each word can mean. */
  matches: readonly (readonly TermMatch[])[];
  /** How much each counts, 1 unless it tells little in a sentence. */
  shares: readonly number[];
  /** Positions of the word that says what a person is, the others saying of what kind: one for each language's order. */
  heads: readonly number[];
}

export function readQuery(text: string, vocabulary: Vocabulary, synonyms: Synonyms): Query {
  const { languages } = vocabulary;
  const typed = wordsOf(text).map((word) => word.text);
  const words = meaningful(typed, languages).flatMap((word) => parts(word, vocabulary));
  const matches = words.map((word, i) => matchesOf(word, i === words.length - 1, vocabulary, synonyms));
  addPairs(words, matches, vocabulary);
  if (!isSentence(typed, languages))
    return { words, matches, shares: words.map(() => 1), heads: headsOf(words, languages) };
  const shares = words.map((word) => (languages.some(({ weak }) => weak.has(word)) ? RANK.weak : 1));
  return { words, matches, shares, heads: [Math.max(0, shares.indexOf(1))] };
}

function headsOf(words: readonly string[], languages: readonly Language[]): number[] {
  return languages.map((language) => headOf(words, language));
}

/** A query of so many words is a sentence, even without a subject such as "I". */
const MANY = 6;

/** Whether the query is a sentence. There the first word that tells something, mostly a verb, leads. */
function isSentence(typed: readonly string[], languages: readonly Language[]): boolean {
  if (typed.length >= MANY) return true;
  return typed.length > 2 && typed.some((word) => languages.some(({ subjects }) => subjects.has(word)));
}

/** A word that says nothing still counts when it stands alone ("it", "in"), since it may be the beginning of another. */
function meaningful(words: readonly string[], languages: readonly Language[]): string[] {
  const kept = words.filter((word) => !languages.some(({ sayNothing }) => sayNothing.has(word)));
  return kept.length > 0 ? kept : [...words];
}

/** Letters of the shortest part of a word that is taken apart. */
const SHORTEST = 3;

/**
 * A word that is unknown is taken apart where both parts are known ("lorrydriver"), else where one is known and the
 * other unfinished or mistyped ("innkee", "zookeepar"), else before a known ending ("electro" + "therapist").
 */
function parts(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < 2 * SHORTEST || vocabulary.has(word)) return [word];
  const known = (part: string) => vocabulary.knows(part);
  const pairs = splits(word).filter(([first, second]) => known(first) || known(second));
  const resembles = vocabulary.near(word).length > 0;
  const fitting = resembles
    ? pairs.find(([first, second]) => known(first) && known(second))
    : (pairs.find(([first, second]) => known(first) && known(second)) ??
      pairs.find(([first, second]) => known(first) && vocabulary.begins(second)) ??
      pairs.find(([first, second]) => other(first, second, known, vocabulary)) ??
      pairs.find(([, second]) => known(second) && second.length > 4));
  return fitting ? [...fitting] : [word];
}

/** Every way to cut a word in two, the longest first part first. */
function splits(word: string): (readonly [string, string])[] {
  return Array.from({ length: word.length - 2 * SHORTEST + 1 }, (_, i) => {
    const at = word.length - SHORTEST - i;
    return [word.slice(0, at), word.slice(at)] as const;
  });
}

function other(
  first: string,
  second: string,
  known: (part: string) => boolean,
  vocabulary: Vocabulary,
): boolean {
  const unsure = known(first) ? second : first;
  return unsure.length > 3 && vocabulary.near(unsure).some(({ slips }) => slips === 1);
}

/** Two neighbouring words that titles write as one both match that one word. */
function addPairs(words: readonly string[], matches: TermMatch[][], vocabulary: Vocabulary): void {
  for (let i = 0; i + 1 < words.length; i++) {
    const pair = matchesOfPair(words[i] ?? '', words[i + 1] ?? '', vocabulary);
    matches[i]?.unshift(...pair);
    matches[i + 1]?.unshift(...pair);
  }
}
