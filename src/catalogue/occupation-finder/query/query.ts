import type { Language } from '../languages/language.ts';
import { matchesOf, matchesOfPair } from './matches.ts';
import type { Synonyms, TermMatch } from './matches.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { RANK } from './weights.ts';
import type { RegisterTitle } from './register-title.ts';
import { headOf, namesAPerson, wordsOf, type Word } from '../words/words.ts';

/** A query as the ranking sees it. `words`, `matches` and `shares` have one entry for each word. */
export interface Query {
  /** Its words, without those that say nothing. Words that were written as one may have been split. */
  words: readonly string[];
  /** What each word can mean. */
  matches: readonly (readonly TermMatch[])[];
  /** How much each word counts: 1, or less for a word that tells little in a sentence. */
  shares: readonly number[];
  /**
   * In a title, for each language, the position of the word that says what a person is. In a sentence, the position
   * of its first telling word.
   */
  heads: readonly number[];
  /** The query is a sentence with a subject: it says what a person does. */
  isSentence: boolean;
}

/** How titles of registers are read. It is loaded with the words; without it, a title is read as it is written. */
export interface TitleReading {
  registerTitle: (typed: string) => RegisterTitle;
  grades: ReadonlySet<string>;
}

export function readQuery(
  typed: string,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  reading?: TitleReading,
): Query {
  const { languages } = vocabulary;
  const { text, lead } = reading?.registerTitle(typed) ?? { text: typed, lead: typed.length };
  const all = wordsOf(text);
  const pieces = meaningful(all, languages).map((word) => ({
    words: parts(word.text, vocabulary),
    leads: word.start < lead,
  }));
  const words = pieces.flatMap((piece) => piece.words);
  const matches = words.map((word, i) => matchesOf(word, i === words.length - 1, vocabulary, synonyms));
  addPairs(words, matches, vocabulary);
  const kind = kindOf(all, languages);
  const leading = pieces.filter((piece) => piece.leads).flatMap((piece) => piece.words);
  const person = [leading, words].find(namesAPerson);
  const tellsLittle = (word: string) =>
    (kind !== 'title' && languages.some(({ weak }) => weak.has(word))) ||
    (kind !== 'sentence' && person !== undefined && reading?.grades.has(word) === true);
  const shares = words.map((word) => (tellsLittle(word) ? RANK.weak : 1));
  const isTitle = kind === 'title' || (kind === 'long' && person !== undefined);
  const heads = isTitle
    ? languages.map((language) => headOf(person ?? words, language))
    : [Math.max(0, shares.indexOf(1))];
  return { words, matches, shares, heads, isSentence: kind === 'sentence' };
}

/** From this many words on a query is most often a sentence, even without a subject such as "I". */
const MANY = 6;

/**
 * In a sentence the first telling word, mostly a verb, is its head. A long text without a subject may be a sentence or
 * the long title of a register.
 */
function kindOf(typed: readonly Word[], languages: readonly Language[]): 'title' | 'sentence' | 'long' {
  const hasSubject = typed.some(({ text }) => languages.some(({ subjects }) => subjects.has(text)));
  if (hasSubject && typed.length > 2) return 'sentence';
  return typed.length >= MANY ? 'long' : 'title';
}

/** If all words say nothing ("it", "in"), they still count, because they may be the beginning of others. */
function meaningful(words: readonly Word[], languages: readonly Language[]): Word[] {
  const kept = words.filter(({ text }) => !languages.some(({ sayNothing }) => sayNothing.has(text)));
  return kept.length > 0 ? kept : [...words];
}

/** The length of the shortest part when a word is split. */
const SHORTEST = 3;

/**
 * An unknown word is split where both parts are known ("lorrydriver"), otherwise where one is known and the other is
 * unfinished or mistyped ("innkee", "zookeepar"), otherwise before a known ending ("electro" + "therapist").
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
