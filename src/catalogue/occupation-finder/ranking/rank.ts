import { Evidence } from './evidence.ts';
import type { OccupationIndex, TextKind } from './index-build.ts';
import type { TermMatch } from '../query/matches.ts';
import type { Query } from '../query/query.ts';
import { RANK } from '../query/weights.ts';

export interface RankedNode {
  node: number;
  score: number;
  /** The part of the score that comes from the best single text. */
  title: number;
}

const TRUST: Record<TextKind, number> = {
  name: 1,
  title: 1,
  said: RANK.said,
  label: RANK.label,
  keywords: 0,
};

/** Scores nodes for a query. Holds arrays that are used again for every query, so that a key press makes no garbage. */
export class Ranking {
  readonly #index: OccupationIndex;
  readonly #seen: Int32Array;
  readonly #matchedQuery: Float32Array;
  readonly #matchedText: Float32Array;
  readonly #evidence: Evidence;
  readonly #head = new Map<number, number>();
  readonly #common: Float32Array;
  /** text → how much its kind is trusted */
  readonly #trust: Float64Array;
  /** node → its place among those that the query found */
  readonly #placeOf: Int32Array;
  #turn = 0;

  constructor(index: OccupationIndex, commonness: ReadonlyMap<string, number>) {
    this.#index = index;
    this.#evidence = new Evidence(index);
    this.#common = Float32Array.from(index.nodes, ({ code }) => (commonness.get(code) ?? 1) - 1);
    this.#placeOf = new Int32Array(index.nodes.length);
    this.#trust = Float64Array.from(index.kinds, (kind) => TRUST[kind]);
    const texts = index.texts.length;
    this.#seen = new Int32Array(texts);
    this.#matchedQuery = new Float32Array(texts);
    this.#matchedText = new Float32Array(texts);
  }

  /**
   * Nodes with a text that shares a word with the query, best first, at most `most`. `words` are the matches of each
   * word.
   */
  rank(
    { matches: words, shares, heads }: Query,
    accept: (node: number) => boolean,
    most: number,
  ): RankedNode[] {
    this.#head.clear();
    for (const head of heads)
      for (const { term, likeness } of words[head] ?? [])
        if (likeness > (this.#head.get(term) ?? 0)) this.#head.set(term, likeness);
    const weights = words.map((matches, i) => (shares[i] ?? 1) * this.#weightOf(matches));
    const touched = this.#matchTexts(words, weights);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    this.#evidence.gather(words, weights);
    const found = this.#bestTexts(touched, whole).filter(({ node }) => accept(node));
    for (const one of found)
      one.score =
        RANK.title * one.title +
        (RANK.evidence * (this.#evidence.total[one.node] ?? 0)) / (whole || 1) +
        RANK.common * (this.#common[one.node] ?? 0);
    return best(found, most);
  }

  /** The nodes of these texts, each with the score of its best text. Resets the arrays for the next query. */
  #bestTexts(touched: readonly number[], whole: number): RankedNode[] {
    const { nodeOfText } = this.#index;
    const [placeOf, matchedQuery, matchedText] = [this.#placeOf, this.#matchedQuery, this.#matchedText];
    const ranked: RankedNode[] = [];
    for (const text of touched) {
      const node = nodeOfText[text] ?? 0;
      const title = this.#scoreOf(text, whole);
      const known = ranked[placeOf[node] ?? 0];
      if (known?.node !== node) {
        placeOf[node] = ranked.length;
        ranked.push({ node, score: 0, title });
      } else if (known.title < title) known.title = title;
      matchedQuery[text] = matchedText[text] = 0;
    }
    return ranked;
  }

  /** How much a word tells: the rarity of its possible meanings, of which likely ones count more. */
  #weightOf(matches: readonly TermMatch[]): number {
    let sum = 0;
    let shares = 0;
    for (const { term, likeness } of matches) {
      const share = likeness ** 4;
      sum += share * (this.#index.rarity[term] ?? 0);
      shares += share;
    }
    return shares > 0 ? sum / shares : RANK.unknown;
  }

  /** A single letter visits ten thousand texts, so the inner loop uses nothing but numbers and local variables. */
  #matchTexts(words: readonly (readonly TermMatch[])[], weights: readonly number[]): number[] {
    const { rarity, textsOfTerm } = this.#index;
    const { starts, values } = textsOfTerm;
    const [seen, matchedQuery, matchedText] = [this.#seen, this.#matchedQuery, this.#matchedText];
    const touched: number[] = [];
    words.forEach((matches, i) => {
      const turn = ++this.#turn;
      const weight = weights[i] ?? 0;
      for (const { term, likeness } of matches) {
        const [query, rare] = [likeness * weight, likeness * (rarity[term] ?? 0)];
        const to = starts[term + 1] ?? 0;
        for (let at = starts[term] ?? 0; at < to; at++) {
          const text = values[at] ?? 0;
          if (seen[text] === turn) continue;
          seen[text] = turn;
          const before = matchedQuery[text] ?? 0;
          if (before === 0) touched.push(text);
          matchedQuery[text] = before + query;
          matchedText[text] = (matchedText[text] ?? 0) + rare;
        }
      }
    });
    return touched;
  }

  #scoreOf(text: number, whole: number): number {
    const trust = this.#trust[text] ?? 0;
    if (trust === 0) return 0;
    const query = this.#matchedQuery[text] ?? 0;
    const missing = Math.max(0, whole - query);
    const surplus = Math.max(0, (this.#index.weightOfText[text] ?? 0) - (this.#matchedText[text] ?? 0));
    const head = RANK.head * (this.#head.get(this.#index.headOfText[text] ?? -1) ?? 0);
    return trust * (query / (query + RANK.missing * missing + RANK.surplus * surplus) + head);
  }
}

/** The best few, in order. Sorting the hundreds of nodes that share a letter would take longer than scoring them. */
function best(found: readonly RankedNode[], most: number): RankedNode[] {
  const top: RankedNode[] = [];
  const isBefore = (one: RankedNode, other: RankedNode) =>
    (one.score - other.score || other.node - one.node) > 0;
  for (const one of found) {
    const last = top[most - 1];
    if (last && !isBefore(one, last)) continue;
    const at = top.findIndex((other) => isBefore(one, other));
    top.splice(at < 0 ? most : at, 0, one);
    if (top.length > most) top.pop();
  }
  return top;
}
