import type { MatchKind, TermMatch } from '../query/matches.ts';
import type { Query } from '../query/query.ts';
import type { OccupationIndex } from './index-build.ts';
import type { RankedNode } from './rank.ts';

/**
 * What each sign is worth, learnt by logistic regression on the tuning halves of all development sets, with our own phrases and
 * without those that are asked word for word, and on the development halves of the independent sets, which count most: whole
 * and with the last word unfinished.
 */
const WORTH = {
  always: -3.26,
  ahead: 5.25,
  score: 2.23,
  title: 0.08,
  same: 0.32,
  aheadShare: 6.93,
  alone: -2.48,
};

/** No sign counts more than this: the only hit of a query would otherwise be far ahead, because there is no second. */
const MOST = { ahead: 0.5, score: 1.7, aheadShare: 0.4 };

/** From this confidence on, at most 3 of 100 first hits are wrong on the other halves of the development sets, both kinds of sets together. */
export const SURE = 0.965;

/**
 * The most that a title counts. The query itself as a title scores about 1; more comes from word order alone.
 */
const MOST_TITLE = 1.1;

/**
 * Multiplies the confidence if a word is unknown, mistyped or unfinished, if no word is known as it is typed, or if a title is
 * neither whole nor in everyday words. With this factor no hit is sure.
 */
const GUESSED = 0.9;

/**
 * A title with at least this score is the query, word for word and in the same order. Other registers use words from parts of our
 * titles for other work: of the hits that were sure by titles neither whole nor in everyday words, one in nine was wrong.
 */
const WHOLE_TITLE = 1.05;

/** How likely the first hit is the right one, between 0 and 1. */
export function confidenceIn(ranked: readonly RankedNode[], query: Query, index: OccupationIndex): number {
  const { words, matches } = query;
  const [first, second] = ranked;
  if (!first) return 0;
  const ahead = first.score - (second?.score ?? 0);
  const same = matches.filter(([likest]) => likest?.kind === 'same').length / Math.max(words.length, 1);
  const signs =
    WORTH.always +
    WORTH.ahead * Math.min(ahead, MOST.ahead) +
    WORTH.score * Math.min(first.score, MOST.score) +
    WORTH.title * Math.min(first.title, MOST_TITLE) +
    WORTH.same * same +
    WORTH.aheadShare * Math.min(ahead / Math.max(first.score, Number.EPSILON), MOST.aheadShare) +
    (second ? 0 : WORTH.alone);
  const isGuess = ([likest]: readonly TermMatch[], i: number) =>
    !likest || likest.kind === 'misspelt' || (likest.kind === 'unfinished' && i < matches.length - 1);
  const isKnown = ([likest]: readonly TermMatch[]) =>
    likest?.kind === 'same' || likest?.kind === 'unfinished';
  const isWhole = first.title >= WHOLE_TITLE && same === 1;
  const isDoubtful =
    matches.some(isGuess) ||
    !matches.some(isKnown) ||
    !(query.isSentence || isWhole || isInEverydayWords(first.node, query, index));
  return (isDoubtful ? GUESSED : 1) / (1 + Math.exp(-signs));
}

/** Corrected spellings and synonyms are not among these: they may belong to another word. */
const ITSELF: ReadonlySet<MatchKind> = new Set(['same', 'joined', 'unfinished', 'relative']);

/** Whether every word of a query occurs in an everyday name of this occupation, or in its official name. */
function isInEverydayWords(node: number, { matches }: Query, index: OccupationIndex): boolean {
  const isEveryday = (text: number) =>
    index.nodeOfText[text] === node && (index.kinds[text] === 'said' || index.kinds[text] === 'name');
  return matches.every((meanings) =>
    meanings.some(({ term, kind }) => ITSELF.has(kind) && hasText(index, term, isEveryday)),
  );
}

function hasText(
  { textsOfTerm }: OccupationIndex,
  term: number,
  isWanted: (text: number) => boolean,
): boolean {
  const { starts, values } = textsOfTerm;
  const to = starts[term + 1] ?? 0;
  for (let at = starts[term] ?? 0; at < to; at++) if (isWanted(values[at] ?? 0)) return true;
  return false;
}
