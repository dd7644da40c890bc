import { english } from '../languages/english.ts';
import type { Language } from '../languages/language.ts';
import { createMisspellings } from './misspelling.ts';
import type { Misspellings } from './misspelling.ts';

/**
 * All words of the catalogue, in all its languages. A *term* is a number that stands for the `canonical` form of a word. A
 * term has one or several spellings, and a word means at most one term in each language.
 */
export interface Vocabulary {
  readonly size: number;
  readonly languages: readonly Language[];
  /** The terms of a word, whichever way it is spelt. */
  termsOf(word: string): readonly number[];
  /** Whether a word is known whole. */
  knows(word: string): boolean;
  /** Whether a word is known, or begins a known one, or has relatives. */
  has(word: string): boolean;
  /** Whether some known word begins like this. */
  begins(beginning: string): boolean;
  /** How common a term is among the words of all texts, from 0 (used once) to 1. */
  frequency(term: number): number;
  /** Position of the language in which a term was met first. */
  languageOf(term: number): number;
  /** Terms of the same root: baker, bakery, baking. */
  relatives(word: string): readonly number[];
  /** Calls back for each spelling that begins like this, in alphabetical order. */
  eachStarting(beginning: string, visit: (term: number, spelling: string) => void): void;
  /** Terms with a spelling that is at most `most` slips away; by default, as many as a word of this length may have. */
  near(word: string, most?: number): { term: number; slips: number; spelling: string }[];
  /** Terms with a longer spelling whose beginning is one slip away: a mistyped word that is not finished. */
  nearBeginnings(word: string): { term: number; spelling: string }[];
}

/** Terms that share a root in one language. */
type Families = ReadonlyMap<string, number[]>[];

export class VocabularyBuilder {
  readonly #languages: readonly Language[];
  readonly #terms = new Map<string, number>();
  /** One for each language: a spelling may mean different terms in two of them. */
  readonly #spellings: Map<string, number>[];
  readonly #families: Map<string, number[]>[];
  readonly #uses: number[] = [];
  readonly #languageOf: number[] = [];

  constructor(languages: readonly Language[]) {
    this.#languages = languages;
    this.#spellings = languages.map(() => new Map<string, number>());
    this.#families = languages.map(() => new Map<string, number[]>());
  }

  /** `language` is a position among the languages. */
  add(word: string, language: number): number {
    const term = this.#spellings[language]?.get(word) ?? this.#addSpelling(word, language);
    this.#uses[term] = (this.#uses[term] ?? 0) + 1;
    return term;
  }

  #addSpelling(word: string, position: number): number {
    const language = this.#languages[position] ?? english;
    const common = language.canonical(word);
    let term = this.#terms.get(common);
    if (term === undefined) {
      term = this.#terms.size;
      this.#terms.set(common, term);
      this.#languageOf.push(position);
      // The other country's spelling is kept as well, so that its beginning is found. In other languages the
      // canonical form is no word.
      if (language === english) this.#spellings[position]?.set(common, term);
    }
    this.#spellings[position]?.set(word, term);
    this.#addToFamily(language.family(common), position, term);
    return term;
  }

  #addToFamily(root: string, position: number, term: number): void {
    const members = this.#families[position]?.get(root);
    if (!members) this.#families[position]?.set(root, [term]);
    else if (!members.includes(term)) members.push(term);
  }

  /** Pauses between its steps. */
  *finish(): Generator<undefined, Vocabulary> {
    const [first] = this.#spellings;
    let spellings: [string, number][] = [];
    for (const known of this.#spellings) {
      const others = [...known].filter(
        ([spelling, term]) => known === first || first?.get(spelling) !== term,
      );
      others.sort(([a], [b]) => (a < b ? -1 : 1));
      yield;
      spellings = merged(spellings, others);
    }
    yield;
    const misspellings = createMisspellings(spellings.map(([spelling]) => spelling));
    yield;
    return new SortedVocabulary({
      languages: this.#languages,
      terms: this.#terms,
      spellings,
      misspellings,
      families: this.#families,
      uses: this.#uses,
      languageOf: this.#languageOf,
    });
  }
}

/** Two sorted lists as one. */
function merged(one: [string, number][], other: [string, number][]): [string, number][] {
  const all: [string, number][] = [];
  let i = 0;
  for (const pair of other) {
    for (let next = one[i]; next && next[0] <= pair[0]; next = one[++i]) all.push(next);
    all.push(pair);
  }
  return [...all, ...one.slice(i)];
}

interface Words {
  languages: readonly Language[];
  terms: ReadonlyMap<string, number>;
  /** Sorted; a spelling of two languages occurs twice. */
  spellings: readonly (readonly [string, number])[];
  misspellings: Misspellings;
  families: Families;
  uses: readonly number[];
  languageOf: readonly number[];
}

class SortedVocabulary implements Vocabulary {
  readonly size: number;
  readonly languages: readonly Language[];
  readonly #words: Words;
  readonly #mostUses: number;
  readonly #beginnings = new Map<number, Misspellings>();

  constructor(words: Words) {
    this.#words = words;
    this.languages = words.languages;
    this.size = words.terms.size;
    this.#mostUses = words.uses.reduce((most, count) => Math.max(most, count), 2);
  }

  termsOf(word: string): readonly number[] {
    const found: number[] = [];
    for (const language of this.languages) {
      const term = this.#words.terms.get(language.canonical(word));
      if (term !== undefined && !found.includes(term)) found.push(term);
    }
    return found;
  }

  knows(word: string): boolean {
    return this.languages.some((language) => this.#words.terms.has(language.canonical(word)));
  }

  has(word: string): boolean {
    return this.knows(word) || this.begins(word) || this.relatives(word).length > 0;
  }

  begins(beginning: string): boolean {
    return this.#words.spellings[this.#firstFrom(beginning)]?.[0].startsWith(beginning) === true;
  }

  frequency(term: number): number {
    return Math.log(this.#words.uses[term] ?? 1) / Math.log(this.#mostUses);
  }

  languageOf(term: number): number {
    return this.#words.languageOf[term] ?? 0;
  }

  relatives(word: string): readonly number[] {
    return this.languages.flatMap(
      (language, i) => this.#words.families[i]?.get(language.family(language.canonical(word))) ?? [],
    );
  }

  eachStarting(beginning: string, visit: (term: number, spelling: string) => void): void {
    const { spellings } = this.#words;
    for (let i = this.#firstFrom(beginning); i < spellings.length; i++) {
      const [spelling, term] = spellings[i] ?? ['', 0];
      if (!spelling.startsWith(beginning)) return;
      visit(term, spelling);
    }
  }

  #firstFrom(word: string): number {
    const { spellings } = this.#words;
    let low = 0;
    let high = spellings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spellings[middle]?.[0] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  near(word: string, most?: number): { term: number; slips: number; spelling: string }[] {
    return this.#words.misspellings.near(word, most).map(({ index, slips }) => this.#found(index, slips));
  }

  nearBeginnings(word: string): { term: number; slips: number; spelling: string }[] {
    if (word.length < 4) return [];
    let cut = this.#beginnings.get(word.length);
    if (!cut) {
      cut = createMisspellings(this.#words.spellings.map(([spelling]) => spelling.slice(0, word.length)));
      this.#beginnings.set(word.length, cut);
    }
    return cut.near(word, 1).map(({ index, slips }) => this.#found(index, slips));
  }

  #found(index: number, slips: number): { term: number; slips: number; spelling: string } {
    const [spelling, term] = this.#words.spellings[index] ?? ['', 0];
    return { term, slips, spelling };
  }
}
