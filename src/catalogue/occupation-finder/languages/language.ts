import type { LanguageCode } from '../../../domain/text/language.ts';

/** How the finder reads the words of one language. Words come folded: lower case, without marks, articles or elisions. */
export interface Language {
  readonly code: LanguageCode;
  /** One form for singular and plural, and for masculine and feminine. */
  readonly canonical: (word: string) => string;
  /** What words of one root share: baker, baking and bakery. Coarser than `canonical`. */
  readonly family: (word: string) => string;
  /** Words of a sentence that do not tell one kind of work from another. */
  readonly sayNothing: ReadonlySet<string>;
  /** Words that make an answer a sentence: "I sell fish" rather than "fish seller". */
  readonly subjects: ReadonlySet<string>;
  /** Words that tell little of the work in a sentence, though they may in a title: for whom, when, how much. */
  readonly weak: ReadonlySet<string>;
  /** Whether the word that says what a person is stands first ("chauffeur de taxi") or last ("taxi driver"). */
  readonly headFirst: boolean;
}

/** A pattern and its replacement. */
export type Rewriting = readonly [RegExp, string];

/** The first rewriting that fits, and only that one. */
export function rewritten(word: string, rules: readonly Rewriting[]): string {
  for (const [pattern, replacement] of rules)
    if (pattern.test(word)) return word.replace(pattern, replacement);
  return word;
}

export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
