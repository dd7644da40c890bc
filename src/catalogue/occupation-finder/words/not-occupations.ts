import type { NotOccupation } from '../../not-occupation.ts';
import { distance, slipsAllowed } from './misspelling.ts';
import { english } from '../languages/english.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

export interface NotOccupationFound {
  said: string;
  sentence: string;
  /** Codes that may fit nonetheless, likeliest first. */
  fits: readonly string[];
  /** What follows, when it is work that was done before: "retired *teacher*". */
  occupation: string;
}

/** An answer is recognised before it is finished if it has this many letters, and its last word has `ENOUGH_OF_LAST`. */
const ENOUGH = 6;
const ENOUGH_OF_LAST = 3;

/** Recognises answers that name no occupation. */
export class NotOccupations {
  readonly #entries: { key: string; words: readonly string[]; said: string; entry: NotOccupation }[];
  readonly #vocabulary: Pick<Vocabulary, 'has' | 'knows'>;

  /** A word that the vocabulary knows is never taken for a slip: "farmer" is not "former", nor "trainer" "trainee". */
  constructor(entries: readonly NotOccupation[], vocabulary: Pick<Vocabulary, 'has' | 'knows'>) {
    this.#vocabulary = vocabulary;
    this.#entries = entries.flatMap((entry) =>
      entry.said.map((said) => {
        const key = keyOf(wordsOf(said).map((word) => word.text));
        return { key, words: key.split(' '), said, entry };
      }),
    );
  }

  find(query: string): NotOccupationFound | undefined {
    const key = keyOf(wordsOf(query).map((word) => word.text));
    if (key === '') return undefined;
    const typed = key.split(' ');
    const mayResemble = key.length >= ENOUGH;
    const whole =
      this.#entries.find((candidate) => candidate.key === key) ??
      (mayResemble ? this.#entries.find(({ words }) => this.#resembles(words, typed)) : undefined);
    if (whole) return { ...found(whole), occupation: '' };
    return this.#qualified(query, key);
  }

  /** Whether all words but one are the same. That one is mistyped by one slip, or is the last and not finished. */
  #resembles(words: readonly string[], typed: readonly string[]): boolean {
    if (words.length !== typed.length) return false;
    const at = typed.findIndex((word, i) => word !== words[i]);
    if (at < 0 || typed.some((word, i) => i > at && word !== words[i])) return false;
    const [word = '', other = ''] = [typed[at], words[at]];
    if (at === typed.length - 1 && this.#isUnfinished(word, other)) return true;
    return !this.#vocabulary.has(word) && slipsAllowed(word) > 0 && distance(other, word, 1) <= 1;
  }

  #isUnfinished(word: string, whole: string): boolean {
    return word.length >= ENOUGH_OF_LAST && whole.startsWith(word) && !this.#vocabulary.knows(word);
  }

  #qualified(query: string, key: string): NotOccupationFound | undefined {
    for (const candidate of this.#entries) {
      if (!candidate.entry.qualifies || !key.startsWith(`${candidate.key} `)) continue;
      const rest = wordsOf(query)[candidate.words.length];
      if (rest) return { ...found(candidate), occupation: query.slice(rest.start) };
    }
    return undefined;
  }
}

const LEADING = new Set('i am a an the is he she im currently still just only'.split(' '));

function keyOf(words: readonly string[]): string {
  const first = words.findIndex((word) => !LEADING.has(word));
  return first < 0 ? '' : words.slice(first).map(english.canonical).join(' ');
}

function found({
  said,
  entry,
}: {
  said: string;
  entry: NotOccupation;
}): Omit<NotOccupationFound, 'occupation'> {
  return { said, sentence: entry.sentence, fits: entry.fits };
}
