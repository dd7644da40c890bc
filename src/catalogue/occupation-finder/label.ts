import type { OccupationIndex } from './ranking/index-build.ts';
import type { Query } from './query/query.ts';

/** How well a text explains why its node was found. */
interface Fit {
  text: number;
  /** How much of the query the text covers: for each word, how alike it is. */
  covered: number;
  /** The number of its words. */
  length: number;
}

/** A smaller difference in coverage means nothing to a reader. */
const AS_GOOD = 0.1;

/**
 * For each node, the text that says why it was found. Texts that contain most of what was typed come first, then short ones, then
 * those with the most usual words: "teacher" shows "sports teacher" rather than "bridge teacher". None if the node's
 * own name covers as much of the query.
 */
export function labelsFor(query: Query, index: OccupationIndex): (node: number) => number | undefined {
  const likeness = likenessByTerm(query, index.vocabulary.size);
  return (node) => labelOf(node, likeness, query.words.length, index);
}

function labelOf(
  node: number,
  likeness: Likeness,
  words: number,
  index: OccupationIndex,
): number | undefined {
  const { textsOfNode, kinds } = index;
  let named = 0;
  let best: Fit | undefined;
  for (let i = textsOfNode.starts[node] ?? 0; i < (textsOfNode.starts[node + 1] ?? 0); i++) {
    const text = textsOfNode.values[i] ?? 0;
    if (kinds[text] === 'keywords') continue;
    const fit = fitOf(text, likeness, words, index);
    if (kinds[text] === 'name') named = Math.max(named, fit.covered);
    // Most texts contain nothing of the query, so they cannot be shown.
    else if (fit.covered <= AS_GOOD) continue;
    else if (!best || isBetter(fit, best, (one) => usualIn(one.text, node, likeness, index))) best = fit;
  }
  return best && best.covered > named + AS_GOOD ? best.text : undefined;
}

interface Likeness {
  /** For each term the words of the query that can mean it, and how alike they are. */
  byTerm: ReadonlyMap<number, readonly { word: number; likeness: number }[]>;
  /** 1 for the terms of `byTerm`: most terms of most texts are none of them, and this is quicker to ask. */
  isMeant: Uint8Array;
}

function likenessByTerm({ matches }: Query, terms: number): Likeness {
  const byTerm = new Map<number, { word: number; likeness: number }[]>();
  const isMeant = new Uint8Array(terms);
  matches.forEach((found, word) => {
    for (const { term, likeness } of found) {
      const known = byTerm.get(term);
      if (known) known.push({ word, likeness });
      else byTerm.set(term, [{ word, likeness }]);
      isMeant[term] = 1;
    }
  });
  return { byTerm, isMeant };
}

function fitOf(
  text: number,
  { byTerm, isMeant }: Likeness,
  words: number,
  { termsOfText }: OccupationIndex,
): Fit {
  const { starts, values } = termsOfText;
  const [from, to] = [starts[text] ?? 0, starts[text + 1] ?? 0];
  let best: number[] | undefined;
  for (let i = from; i < to; i++) {
    const term = values[i] ?? 0;
    if (isMeant[term] === 0) continue;
    for (const one of byTerm.get(term) ?? []) {
      best ??= new Array<number>(words).fill(0);
      best[one.word] = Math.max(best[one.word] ?? 0, one.likeness);
    }
  }
  return { text, covered: best?.reduce((sum, share) => sum + share, 0) ?? 0, length: to - from };
}

/** The share of the node's texts that contain the least usual of this text's words, not counting typed ones. Computed only for a tie. */
function usualIn(text: number, node: number, likeness: Likeness, index: OccupationIndex): number {
  const { starts, values } = index.termsOfText;
  let usual = 1;
  for (let i = starts[text] ?? 0; i < (starts[text + 1] ?? 0); i++) {
    const term = values[i] ?? 0;
    if (likeness.isMeant[term] === 0) usual = Math.min(usual, shareWith(term, node, index));
  }
  return usual;
}

/** The share of a node's texts that hold a term. */
function shareWith(term: number, node: number, index: OccupationIndex): number {
  const { nodesOfTerm, uses, textCounts, vocabulary } = index;
  const { starts, values } = nodesOfTerm;
  const at = values.subarray(starts[term] ?? 0, starts[term + 1] ?? 0).indexOf(node);
  return at < 0
    ? 0
    : (uses[(starts[term] ?? 0) + at] ?? 0) / (textCounts[vocabulary.languageOf(term)]?.[node] ?? 1);
}

function isBetter(one: Fit, other: Fit, usual: (fit: Fit) => number): boolean {
  if (Math.abs(one.covered - other.covered) > AS_GOOD) return one.covered > other.covered;
  if (one.length !== other.length) return one.length < other.length;
  return usual(one) > usual(other);
}
