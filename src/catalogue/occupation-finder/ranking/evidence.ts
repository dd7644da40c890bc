import type { OccupationIndex } from './index-build.ts';
import type { TermMatch } from '../query/matches.ts';
import { RANK } from '../query/weights.ts';

/** How many matches of a word are considered, the most alike first: a single letter has hundreds. */
const MOST_MATCHES = 48;

/**
 * How much more often than usual a node, and the groups it is in, use the words of a query: naive Bayes over all
 * texts of a node, smoothed by its minor and its sub-major group.
 */
export class Evidence {
  readonly #index: OccupationIndex;
  /** One array for each language. */
  readonly #groupTexts: readonly Float32Array[];
  readonly #groupUses: Float32Array;
  readonly #own: Float32Array;
  readonly #ratio: Float32Array;
  readonly #members: number[][] = [];
  readonly #raised: Int32Array;
  #turn = 0;
  /** node → sum over the words of the query, each between 0 and its weight */
  readonly total: Float32Array;

  constructor(index: OccupationIndex) {
    this.#index = index;
    const nodes = index.nodes.length;
    this.#groupUses = new Float32Array(index.groupCount);
    this.#own = new Float32Array(nodes);
    this.#ratio = new Float32Array(nodes);
    this.total = new Float32Array(nodes);
    this.#raised = new Int32Array(index.groupCount);
    index.subMajorOf.forEach((group, node) => (this.#members[group] ??= []).push(node));
    this.#groupTexts = index.textCounts.map((counts) => {
      const sums = new Float32Array(index.groupCount);
      counts.forEach((count, node) => {
        this.#addToGroups(sums, node, count);
      });
      return sums;
    });
  }

  gather(words: readonly (readonly TermMatch[])[], weights: readonly number[]): void {
    this.total.fill(0);
    words.forEach((matches, i) => {
      if (matches.length === 0) return;
      this.#ratio.fill(0);
      for (const match of matches.slice(0, MOST_MATCHES)) this.#weigh(match);
      this.#addWord(weights[i] ?? 0);
    });
  }

  /** Raises each node's ratio to what this match gives, if that is more. */
  #weigh({ term, likeness }: TermMatch): void {
    const { starts, values } = this.#index.nodesOfTerm;
    const { uses, minorOf, subMajorOf, textsIn } = this.#index;
    const language = this.#index.vocabulary.languageOf(term);
    const from = starts[term] ?? 0;
    const to = starts[term + 1] ?? 0;
    let all = 0;
    for (let i = from; i < to; i++) {
      const count = uses[i] ?? 0;
      this.#own[values[i] ?? 0] = count;
      this.#addToGroups(this.#groupUses, values[i] ?? 0, count);
      all += count;
    }
    const usual = (all + RANK.unusual) / (textsIn[language] ?? 1);
    this.#turn++;
    for (let i = from; i < to; i++)
      this.#raiseGroup(subMajorOf[values[i] ?? 0] ?? 0, likeness / usual, language);
    for (let i = from; i < to; i++) {
      const node = values[i] ?? 0;
      this.#own[node] = 0;
      this.#groupUses[minorOf[node] ?? 0] = 0;
      this.#groupUses[subMajorOf[node] ?? 0] = 0;
    }
  }

  /** Raises all nodes of a sub-major group, once for each match. */
  #raiseGroup(subMajor: number, factor: number, language: number): void {
    if (this.#raised[subMajor] === this.#turn) return;
    this.#raised[subMajor] = this.#turn;
    const { minorOf, textCounts } = this.#index;
    const [ratios, ownUses, groupUses] = [this.#ratio, this.#own, this.#groupUses];
    const [texts, groups] = [textCounts[language], this.#groupTexts[language]];
    const far = RANK.subMajor * ((groupUses[subMajor] ?? 0) / ((groups?.[subMajor] ?? 0) + RANK.few));
    for (const node of this.#members[subMajor] ?? []) {
      const minor = minorOf[node] ?? 0;
      const own = (ownUses[node] ?? 0) / ((texts?.[node] ?? 0) + RANK.few);
      const near = (groupUses[minor] ?? 0) / ((groups?.[minor] ?? 0) + RANK.few);
      // The share of texts in the word's language that hold it, mixed from the node's own and its groups'.
      const ratio = factor * (RANK.own * own + RANK.minor * near + far);
      if (ratio > (ratios[node] ?? 0)) ratios[node] = ratio;
    }
  }

  #addToGroups(sums: Float32Array, node: number, count: number): void {
    const minor = this.#index.minorOf[node] ?? 0;
    const subMajor = this.#index.subMajorOf[node] ?? 0;
    sums[minor] = (sums[minor] ?? 0) + count;
    if (subMajor !== minor) sums[subMajor] = (sums[subMajor] ?? 0) + count;
  }

  #addWord(weight: number): void {
    const [ratios, { total }] = [this.#ratio, this];
    for (let node = 0; node < ratios.length; node++) {
      const ratio = ratios[node] ?? 0;
      if (ratio > 0) total[node] = (total[node] ?? 0) + weight * Math.log1p(ratio * RANK.steepness);
    }
  }
}
