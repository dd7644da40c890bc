import type { Vocabulary } from '../words/vocabulary.ts';
import { MATCH } from './weights.ts';

/** How a word of the query matched a term. */
export type MatchKind = 'same' | 'unfinished' | 'relative' | 'misspelt' | 'synonym' | 'joined';

export interface TermMatch {
  term: number;
  /** 1 for the same word, less for anything else. */
  likeness: number;
  kind: MatchKind;
}

export type Synonyms = ReadonlyMap<number, readonly number[]>;

/** Terms that one word can mean, the most alike first, each once. */
export function matchesOf(
  word: string,
  isLast: boolean,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): TermMatch[] {
  const found = new MatchSet();
  for (const term of vocabulary.termsOf(word)) {
    found.add(term, 1, 'same');
    for (const other of synonyms.get(term) ?? []) found.add(other, MATCH.synonym, 'synonym');
  }
  for (const other of vocabulary.relatives(word)) {
    found.add(other, MATCH.relative, 'relative');
    for (const far of synonyms.get(other) ?? []) found.add(far, MATCH.relative * MATCH.synonym, 'synonym');
  }
  if (isLast || word.length > 2) addUnfinished(word, isLast, vocabulary, found);
  if (found.size === 0) addMisspelt(word, vocabulary, found);
  return found.sorted();
}

/** Terms for two neighbouring words that are written as one elsewhere. */
export function matchesOfPair(first: string, second: string, vocabulary: Vocabulary): TermMatch[] {
  const terms = vocabulary.termsOf(first + second);
  return terms.map((term) => ({ term, likeness: MATCH.joined, kind: 'joined' }));
}

function addUnfinished(word: string, isLast: boolean, vocabulary: Vocabulary, found: MatchSet): void {
  const known = found.size > 0;
  vocabulary.eachStarting(word, (term, spelling) => {
    const done = word.length / spelling.length;
    const likeness = isLast
      ? MATCH.unfinishedLeast + (MATCH.unfinishedMost - MATCH.unfinishedLeast) * done
      : (known ? MATCH.abandonedKnown : MATCH.abandoned) * done;
    found.add(term, likeness * guess(term, vocabulary), 'unfinished');
  });
}

/** How likely it is that a guessed term is meant: common words are likelier. */
function guess(term: number, vocabulary: Vocabulary): number {
  return 1 - MATCH.rare * (1 - vocabulary.frequency(term));
}

function addMisspelt(word: string, vocabulary: Vocabulary, found: MatchSet): void {
  const near = vocabulary.near(word);
  const fewest = Math.min(...near.map(({ slips }) => slips));
  for (const { term, slips } of near)
    if (slips === fewest)
      found.add(term, (slips === 1 ? MATCH.oneSlip : MATCH.twoSlips) * guess(term, vocabulary), 'misspelt');
  if (fewest === 1) return;
  for (const { term } of vocabulary.nearBeginnings(word))
    found.add(term, MATCH.slippedBeginning * guess(term, vocabulary), 'misspelt');
}

class MatchSet {
  readonly #byTerm = new Map<number, TermMatch>();

  get size(): number {
    return this.#byTerm.size;
  }

  add(term: number, likeness: number, kind: MatchKind): void {
    const known = this.#byTerm.get(term);
    if (!known || known.likeness < likeness) this.#byTerm.set(term, { term, likeness, kind });
  }

  /** The most alike first. That term is assumed to be meant, so it counts nearly as much as the same word. */
  sorted(): TermMatch[] {
    const matches = [...this.#byTerm.values()].sort((a, b) => b.likeness - a.likeness);
    const raise = Math.max(1, MATCH.meant / (matches[0]?.likeness ?? 1));
    if (raise > 1) for (const match of matches) match.likeness *= raise;
    return matches;
  }
}
