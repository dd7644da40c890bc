import type { TermMatch } from '../query/matches.ts';
import type { Query } from '../query/query.ts';
import type { RankedNode } from './rank.ts';

/**
 * What each sign is worth, learnt on the tuning halves of all development sets, whole, half-typed and mistyped, and on
 * left-out job titles (logistic regression).
 */
const WORTH = { always: -3.66, ahead: 5.83, score: 3.75, title: -1.49, same: 0.19, aheadShare: 2.88 };

/** From here on at most 3 of 100 first hits are wrong on the development sets' other halves. */
export const SURE = 0.95;

/**
 * The most that a title counts. The query itself as a title scores about 1; more comes from word order alone.
 */
const MOST_TITLE = 1.1;

/** The factor on the confidence when a word is unknown, mistyped or unfinished. With it no hit is sure. */
const GUESSED = 0.9;

/** How likely the first hit is the right one, between 0 and 1. */
export function confidenceIn(ranked: readonly RankedNode[], { words, matches }: Query): number {
  const [first, second] = ranked;
  if (!first) return 0;
  const ahead = first.score - (second?.score ?? 0);
  const same = matches.filter(([likest]) => likest?.kind === 'same').length / Math.max(words.length, 1);
  const signs =
    WORTH.always +
    WORTH.ahead * ahead +
    WORTH.score * first.score +
    WORTH.title * Math.min(first.title, MOST_TITLE) +
    WORTH.same * same +
    (WORTH.aheadShare * ahead) / Math.max(first.score, Number.EPSILON);
  const isGuess = ([likest]: readonly TermMatch[], i: number) =>
    !likest || likest.kind === 'misspelt' || (likest.kind === 'unfinished' && i < matches.length - 1);
  return (matches.some(isGuess) ? GUESSED : 1) / (1 + Math.exp(-signs));
}
