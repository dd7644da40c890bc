import type { NotOccupation } from '../load.ts';
import { distance, slipsAllowed } from './misspelling.ts';
import { canonical } from './spelling.ts';
import { wordsOf } from './words.ts';

export interface NotOccupationFound {
  said: string;
  sentence: string;
  /** Codes that may fit nonetheless, likeliest first. */
  fits: readonly string[];
  /** What follows, when it is work that was done before: "retired *teacher*". */
  occupation: string;
}

/** Letters after which an answer is recognised before it is finished. */
const ENOUGH = 6;

/** Recognises answers that name no occupation. */
export class NotOccupations {
  readonly #entries: { key: string; said: string; entry: NotOccupation }[];

  constructor(entries: readonly NotOccupation[]) {
    this.#entries = entries.flatMap((entry) =>
      entry.said.map((said) => ({ key: keyOf(wordsOf(said).map((word) => word.text)), said, entry })),
    );
  }

  find(query: string): NotOccupationFound | undefined {
    const words = wordsOf(query);
    const key = keyOf(words.map((word) => word.text));
    if (key === '') return undefined;
    const whole =
      this.#entries.find((candidate) => candidate.key === key) ??
      this.#entries.find((candidate) => resembles(candidate.key, key));
    if (whole) return { ...found(whole), occupation: '' };
    return this.#qualified(query, key);
  }

  #qualified(query: string, key: string): NotOccupationFound | undefined {
    for (const candidate of this.#entries) {
      if (!candidate.entry.qualifies || !key.startsWith(`${candidate.key} `)) continue;
      const count = candidate.key.split(' ').length;
      const rest = wordsOf(query)[count];
      if (rest) return { ...found(candidate), occupation: query.slice(rest.start) };
    }
    return undefined;
  }
}

const LEADING = new Set([
  'i',
  'am',
  'a',
  'an',
  'the',
  'is',
  'he',
  'she',
  'im',
  'currently',
  'still',
  'just',
  'only',
]);

function keyOf(words: readonly string[]): string {
  const first = words.findIndex((word) => !LEADING.has(word));
  return first < 0 ? '' : words.slice(first).map(canonical).join(' ');
}

/** Mistyped by a slip or two, or not finished but long enough to be nothing else. */
function resembles(key: string, typed: string): boolean {
  if (typed.length < ENOUGH) return false;
  return key.startsWith(typed) || distance(key, typed, 1) <= Math.min(1, slipsAllowed(typed.length));
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
