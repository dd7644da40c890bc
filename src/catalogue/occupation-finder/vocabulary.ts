import { createMisspellings } from './misspelling.ts';
import type { Misspellings } from './misspelling.ts';
import { canonical, family } from './spelling.ts';

/** All words of the catalogue. A *term* is a number for what `canonical` makes of a word; a term has one or several spellings. */
export interface Vocabulary {
  readonly size: number;
  /** The term of a word, whichever way it is spelt. */
  termOf(word: string): number | undefined;
  /** Whether a word is known, or begins a known one, or has relatives. */
  has(word: string): boolean;
  /** Whether some known word begins like this. */
  begins(beginning: string): boolean;
  /** The canonical word of a term. */
  wordOf(term: number): string;
  /** How common a term is among the words of all texts, from 0 (used once) to 1. */
  frequency(term: number): number;
  /** Terms of the same root: baker, bakery, baking. */
  relatives(word: string): readonly number[];
  /** Calls back for each spelling that begins like this, in alphabetical order. */
  eachStarting(beginning: string, visit: (term: number, spelling: string) => void): void;
  /** Terms with a spelling that is a few slips away: as many as a word of this length may hold, unless told. */
  near(word: string, most?: number): { term: number; slips: number; spelling: string }[];
  /** Terms with a longer spelling whose beginning is one slip away: a mistyped word that is not finished. */
  nearBeginnings(word: string): { term: number; spelling: string }[];
}

export class VocabularyBuilder {
  readonly #terms = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #spellings = new Map<string, number>();
  readonly #uses: number[] = [];

  add(word: string): number {
    const term = this.#spellings.get(word) ?? this.#addSpelling(word);
    this.#uses[term] = (this.#uses[term] ?? 0) + 1;
    return term;
  }

  #addSpelling(word: string): number {
    const common = canonical(word);
    let term = this.#terms.get(common);
    if (term === undefined) {
      term = this.#words.push(common) - 1;
      this.#terms.set(common, term);
      this.#spellings.set(common, term);
    }
    this.#spellings.set(word, term);
    return term;
  }

  finish(): Vocabulary {
    return new SortedVocabulary(this.#words, this.#terms, this.#spellings, this.#uses);
  }
}

class SortedVocabulary implements Vocabulary {
  readonly size: number;
  readonly #words: readonly string[];
  readonly #terms: ReadonlyMap<string, number>;
  readonly #frequencies: readonly number[];
  readonly #spellings: readonly string[];
  readonly #spelt: readonly number[];
  readonly #families = new Map<string, number[]>();
  readonly #misspellings: Misspellings;
  readonly #beginnings = new Map<number, Misspellings>();

  constructor(
    words: readonly string[],
    terms: ReadonlyMap<string, number>,
    spellings: ReadonlyMap<string, number>,
    uses: readonly number[],
  ) {
    const most = Math.max(...uses, 2);
    this.#frequencies = uses.map((count) => Math.log(count) / Math.log(most));
    this.size = words.length;
    this.#words = words;
    this.#terms = terms;
    const sorted = [...spellings].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#spellings = sorted.map(([spelling]) => spelling);
    this.#spelt = sorted.map(([, term]) => term);
    this.#misspellings = createMisspellings(this.#spellings);
    words.forEach((word, term) => this.#addToFamily(family(word), term));
  }

  #addToFamily(root: string, term: number): void {
    const members = this.#families.get(root);
    if (members) members.push(term);
    else this.#families.set(root, [term]);
  }

  termOf(word: string): number | undefined {
    return this.#terms.get(canonical(word));
  }

  has(word: string): boolean {
    return this.termOf(word) !== undefined || this.begins(word) || this.relatives(word).length > 0;
  }

  begins(beginning: string): boolean {
    return this.#spellings[this.#firstFrom(beginning)]?.startsWith(beginning) === true;
  }

  frequency(term: number): number {
    return this.#frequencies[term] ?? 0;
  }

  wordOf(term: number): string {
    return this.#words[term] ?? '';
  }

  relatives(word: string): readonly number[] {
    return this.#families.get(family(canonical(word))) ?? [];
  }

  eachStarting(beginning: string, visit: (term: number, spelling: string) => void): void {
    for (let i = this.#firstFrom(beginning); i < this.#spellings.length; i++) {
      const spelling = this.#spellings[i] ?? '';
      if (!spelling.startsWith(beginning)) return;
      visit(this.#spelt[i] ?? 0, spelling);
    }
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#spellings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#spellings[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  near(word: string, most?: number): { term: number; slips: number; spelling: string }[] {
    return this.#misspellings.near(word, most).map(({ index, slips }) => this.#found(index, slips));
  }

  nearBeginnings(word: string): { term: number; slips: number; spelling: string }[] {
    if (word.length < 4) return [];
    let cut = this.#beginnings.get(word.length);
    if (!cut) {
      cut = createMisspellings(this.#spellings.map((spelling) => spelling.slice(0, word.length)));
      this.#beginnings.set(word.length, cut);
    }
    return cut.near(word, 1).map(({ index, slips }) => this.#found(index, slips));
  }

  #found(index: number, slips: number): { term: number; slips: number; spelling: string } {
    return { term: this.#spelt[index] ?? 0, slips, spelling: this.#spellings[index] ?? '' };
  }
}
