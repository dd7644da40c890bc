import type { OccupationNode } from '../../contract/occupation.ts';
import { IndexBuilder } from './index-build.ts';
import type { OccupationIndex } from './index-build.ts';
import { marksIn } from './marks.ts';
import { matchesOf, matchesOfPair } from './matches.ts';
import type { Synonyms, TermMatch } from './matches.ts';
import type { OccupationHit, OccupationResult, SearchOptions } from './occupation-hit.ts';
import { Ranking } from './rank.ts';
import type { RankedNode } from './rank.ts';
import { wordsOf } from './words.ts';

/** What the finder needs of the tree. */
export interface OccupationTree {
  all(): Iterable<OccupationNode>;
  path(code: string): OccupationNode[];
}

/** A job title of a unit group, in natural order: "minibus driver". */
export interface JobTitle {
  code: string;
  title: string;
}

export interface OccupationFinder {
  /** Never throws, whatever was typed; an empty query has no hits. */
  search(query: string, options?: SearchOptions): OccupationResult;
  /** Job titles of a unit group, in the order of the list. */
  titlesOf(code: string): readonly string[];
}

const STOP_WORDS = new Set(
  'a an the i am is was in at on of for to and or with my own as from by he she they do does who that job works working'.split(
    ' ',
  ),
);

export function createOccupationFinder(
  occupations: OccupationTree,
  titles: Iterable<JobTitle> = [],
): OccupationFinder {
  const builder = new IndexBuilder();
  for (const node of occupations.all()) builder.addNode(node, occupations.path(node.code));
  for (const { code, title } of titles) builder.addText(code, title, 'title');
  return new IndexedFinder(builder.finish());
}

class IndexedFinder implements OccupationFinder {
  readonly #index: OccupationIndex;
  readonly #ranking: Ranking;
  readonly #synonyms: Synonyms = new Map();

  constructor(index: OccupationIndex) {
    this.#index = index;
    this.#ranking = new Ranking(index);
  }

  search(query: string, options: SearchOptions = {}): OccupationResult {
    const { limit = 8 } = options;
    if (/^\s*\d+\s*$/.test(query)) return { hits: this.#byCode(query.trim(), options).slice(0, limit) };
    const typed = meaningful(wordsOf(query).map(({ text }) => text));
    const matches = this.#matches(typed);
    const ranked = this.#ranking.rank(matches, (node) => this.#accepts(node, options));
    const hits = ranked.slice(0, limit).map((found) => this.#hit(found, typed, matches));
    return { hits };
  }

  titlesOf(code: string): readonly string[] {
    const node = this.#index.nodes.findIndex((candidate) => candidate.code === code);
    const { starts, values } = this.#index.textsOfNode;
    const texts = [...values.subarray(starts[node] ?? 0, starts[node + 1] ?? 0)];
    return texts
      .filter((text) => this.#index.kinds[text] === 'title')
      .map((text) => this.#index.texts[text] ?? '');
  }

  #matches(typed: readonly string[]): TermMatch[][] {
    const { vocabulary } = this.#index;
    const lists = typed.map((word, i) => matchesOf(word, i === typed.length - 1, vocabulary, this.#synonyms));
    for (let i = 0; i + 1 < typed.length; i++) {
      const pair = matchesOfPair(typed[i] ?? '', typed[i + 1] ?? '', vocabulary);
      lists[i]?.push(...pair);
      lists[i + 1]?.push(...pair);
    }
    return lists;
  }

  #accepts(node: number, { within = '', level = 'unit' }: SearchOptions): boolean {
    const code = this.#index.nodes[node]?.code ?? '';
    return code.startsWith(within) && (level === 'any' || code.length === 4);
  }

  #byCode(digits: string, options: SearchOptions): OccupationHit[] {
    return this.#index.nodes
      .filter((node, i) => node.code.startsWith(digits) && this.#accepts(i, options))
      .map(({ code, name, path }) => ({
        code,
        name,
        path,
        marks: { name: [], via: [], code: [[0, digits.length] as const] },
      }));
  }

  #hit(found: RankedNode, typed: readonly string[], matches: readonly TermMatch[][]): OccupationHit {
    const { nodes, texts, kinds, vocabulary } = this.#index;
    const { code = '', name = '', path = [] } = nodes[found.node] ?? {};
    const mark = (text: string) => marksIn(text, typed, matches, vocabulary);
    const via = kinds[found.text] === 'title' ? (texts[found.text] ?? '') : undefined;
    if (via === undefined) return { code, name, path, marks: { name: mark(name), via: [], code: [] } };
    return { code, name, path, via, marks: { name: mark(name), via: mark(via), code: [] } };
  }
}

/** Leaves out words that say nothing, unless there are no others. The last one may be unfinished, so it stays. */
function meaningful(words: readonly string[]): string[] {
  const kept = words.filter((word, i) => i === words.length - 1 || !STOP_WORDS.has(word));
  return kept.length > 0 ? kept : [...words];
}
