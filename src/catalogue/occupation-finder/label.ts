import type { OccupationIndex } from './ranking/index-build.ts';
import type { Query } from './query/query.ts';

/** How well a text explains why its node was found. */
interface Fit {
  text: number;
  /** How much of the query the text covers: for each word, how alike it is. */
  covered: number;
  /**
   * The number of its words. `usual`: the share of the node's texts that hold its least usual word that was not
   * typed.
   */
  length: number;
  usual: number;
}

/** A smaller difference in coverage means nothing to a reader. */
const AS_GOOD = 0.1;

/**
 * The text that says why a node was found. Texts that hold most of what was typed come first, then short ones, then
 * those with the most usual words: "teacher" shows "sports teacher" rather than "bridge teacher". None if the node's
 * own name says as much.
 */
export function labelOf(node: number, query: Query, index: OccupationIndex): number | undefined {
  const likeness = likenessByTerm(query);
  const { textsOfNode, kinds } = index;
  let named = 0;
  let best: Fit | undefined;
  for (let i = textsOfNode.starts[node] ?? 0; i < (textsOfNode.starts[node + 1] ?? 0); i++) {
    const text = textsOfNode.values[i] ?? 0;
    if (kinds[text] === 'keywords') continue;
    const fit = fitOf(text, node, likeness, query.words.length, index);
    if (kinds[text] === 'name') named = Math.max(named, fit.covered);
    else if (!best || isBetter(fit, best)) best = fit;
  }
  return best && best.covered > named + AS_GOOD ? best.text : undefined;
}

/** For each term the words of the query that can mean it, and how alike they are. */
type Likeness = ReadonlyMap<number, readonly { word: number; likeness: number }[]>;

function likenessByTerm({ matches }: Query): Likeness {
  const byTerm = new Map<number, { word: number; likeness: number }[]>();
  matches.forEach((found, word) => {
    for (const { term, likeness } of found) {
      const known = byTerm.get(term);
      if (known) known.push({ word, likeness });
      else byTerm.set(term, [{ word, likeness }]);
    }
  });
  return byTerm;
}

function fitOf(text: number, node: number, likeness: Likeness, words: number, index: OccupationIndex): Fit {
  const best = new Array<number>(words).fill(0);
  const { starts, values } = index.termsOfText;
  const [from, to] = [starts[text] ?? 0, starts[text + 1] ?? 0];
  let usual = 1;
  for (let i = from; i < to; i++) {
    const term = values[i] ?? 0;
    const found = likeness.get(term);
    for (const one of found ?? []) best[one.word] = Math.max(best[one.word] ?? 0, one.likeness);
    if (!found) usual = Math.min(usual, shareWith(term, node, index));
  }
  return { text, covered: best.reduce((sum, share) => sum + share, 0), length: to - from, usual };
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

function isBetter(one: Fit, other: Fit): boolean {
  if (Math.abs(one.covered - other.covered) > AS_GOOD) return one.covered > other.covered;
  if (one.length !== other.length) return one.length < other.length;
  return one.usual > other.usual;
}
