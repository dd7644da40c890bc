import { withAsciiDigits } from '../../domain/text/digits.ts';
import type { JobTitle, OccupationWords } from '../occupation-words.ts';
import type { LocalWords } from '../local-words.ts';
import type { Occupations } from '../occupations.ts';
import { IndexBuilder } from './ranking/index-build.ts';
import type { OccupationIndex, TextKind } from './ranking/index-build.ts';
import { english } from './languages/english.ts';
import { marksFor, shownWords } from './marks.ts';
import type { Synonyms } from './query/matches.ts';
import type { OccupationHit, OccupationResult, SearchOptions, Span } from './occupation-hit.ts';
import { type Query, readQuery } from './query/query.ts';
import { Ranking } from './ranking/rank.ts';
import { nearestSpellings } from './words/spellings.ts';
import type { WordReading } from './word-reading.ts';

export interface OccupationFinder {
  /** Never throws, whatever was typed; an empty query has no hits. */
  search(query: string, options?: SearchOptions): OccupationResult;
}

/** What the finder needs of the tree. */
export type OccupationTree = Pick<Occupations, 'all' | 'path'>;

/** Without words the finder knows the names of the classification only: enough until the words are loaded. */
export function createOccupationFinder(
  occupations: OccupationTree,
  words: Partial<OccupationWords> = {},
  local?: LocalWords,
): OccupationFinder {
  const building = build(occupations, words, local);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in slices of a few milliseconds, so that a person can go on typing, with the earlier finder.
 * `pause` lets other work run: `() => new Promise((resume) => setTimeout(resume))`.
 */
export async function buildOccupationFinder(
  occupations: OccupationTree,
  words: Partial<OccupationWords>,
  pause: () => Promise<void>,
  local?: LocalWords,
): Promise<OccupationFinder> {
  const building = build(occupations, words, local);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
    await pause();
  }
}

const TEXTS_IN_A_SLICE = 600;

function* build(
  occupations: OccupationTree,
  words: Partial<OccupationWords>,
  local?: LocalWords,
): Generator<undefined, OccupationFinder> {
  const builder = new IndexBuilder(local ? [english, local.language] : [english]);
  for (const node of occupations.all()) builder.addNode(node, occupations.path(node.code));
  let texts = 0;
  for (const { kind, list, language } of [...textsOf(words), ...localTextsOf(local)])
    for (const { code, title } of list) {
      builder.addText(code, title, kind, language);
      if (++texts % TEXTS_IN_A_SLICE === 0) yield;
    }
  yield;
  const index = yield* builder.finish();
  yield;
  return new IndexedFinder(index, words, local);
}

/** Texts of one kind and language. */
interface TextList {
  kind: TextKind;
  list: readonly JobTitle[];
  /** 0 for English, 1 for the language beside it. */
  language: number;
}

function textsOf(words: Partial<OccupationWords>): TextList[] {
  return [
    { kind: 'name', list: words.variants ?? [], language: 0 },
    { kind: 'title', list: words.titles ?? [], language: 0 },
    { kind: 'said', list: words.said ?? [], language: 0 },
    { kind: 'label', list: words.labels ?? [], language: 0 },
    { kind: 'keywords', list: words.keywords ?? [], language: 0 },
  ];
}

function localTextsOf(local?: LocalWords): TextList[] {
  if (!local) return [];
  return [
    { kind: 'name', list: local.names, language: 1 },
    { kind: 'said', list: local.said, language: 1 },
    { kind: 'label', list: local.labels, language: 1 },
  ];
}

/**
 * The most characters of a query that are searched. No name of an occupation has 200, but the query of a link may have any
 * number, and the time of some steps grows with its square.
 */
export const MOST_LETTERS = 200;

const DIGITS = /^\s*\d+\s*$/;

function misspeltIn({ words, matches }: Query): string | undefined {
  return words.find((_, at) => matches[at]?.length && matches[at].every(({ kind }) => kind === 'misspelt'));
}

class IndexedFinder implements OccupationFinder {
  readonly #index: OccupationIndex;
  readonly #nodes: ReadonlyMap<string, number>;
  readonly #ranking: Ranking;
  readonly #shownWords: ReturnType<typeof shownWords>;
  readonly #synonyms: Synonyms;
  /** None for a finder of names alone. */
  readonly #reading: WordReading | undefined;
  readonly #notOccupations: ReturnType<WordReading['notOccupations']> | undefined;

  constructor(index: OccupationIndex, words: Partial<OccupationWords>, local?: LocalWords) {
    this.#index = index;
    this.#nodes = new Map(index.nodes.map(({ code }, node) => [code, node]));
    this.#ranking = new Ranking(index, words.commonness ?? new Map());
    this.#shownWords = shownWords(index.vocabulary);
    this.#synonyms = synonymsIn(index, [...(words.synonyms ?? []), ...(local?.synonyms ?? [])]);
    this.#reading = words.reading;
    this.#notOccupations = words.reading?.notOccupations(
      [...(words.notOccupations ?? []), ...(local?.notOccupations ?? [])],
      index.vocabulary,
    );
  }

  search(typed: string, options: SearchOptions = {}): OccupationResult {
    const query = withAsciiDigits(typed.slice(0, MOST_LETTERS));
    const limit = Math.max(0, options.limit ?? 8);
    if (DIGITS.test(query)) return codeResult(this.#withCode(query.trim(), options).slice(0, limit), query);
    const answer = this.#notOccupations?.find(query);
    if (!answer) return this.#searchWords(query, limit, options);
    const fitting = answer.occupation === '' ? this.#fitting(answer.fits, options) : [];
    const others = this.#searchWords(answer.occupation || query, limit, options).hits;
    const further = others.filter((hit) => !fitting.some(({ code }) => code === hit.code));
    const { said, sentence } = answer;
    return {
      hits: [...fitting, ...further].slice(0, limit),
      confidence: 0,
      sure: false,
      notOccupation: { said, sentence },
    };
  }

  #searchWords(text: string, limit: number, options: SearchOptions): OccupationResult {
    const query = readQuery(text, this.#index.vocabulary, this.#synonyms, this.#reading);
    // At least two: how far the first is ahead of the second decides how sure it is.
    const most = Math.max(limit, 2);
    const ranked = this.#ranking.rank(query, (node) => this.#accepts(node, options), most);
    const labelOf = this.#reading?.labelsFor(query, this.#index);
    const marksIn = marksFor(query);
    const mark = (shown: string) => marksIn(this.#shownWords(shown));
    const hits = ranked.slice(0, limit).map(({ node }) => this.#hit(node, mark, labelOf?.(node)));
    const confidence = this.#reading?.confidenceIn(ranked, query, this.#index) ?? 0;
    const result = { hits, telling: query.words, confidence, sure: confidence >= (this.#reading?.SURE ?? 1) };
    const misspelt = misspeltIn(query);
    if (ranked.length > 0) return misspelt === undefined ? result : { ...result, misspelt };
    if (query.words.length === 0) return result;
    return { ...result, spellings: nearestSpellings(query.words, this.#index.vocabulary) };
  }

  #accepts(node: number, { within = '', level = 'unit' }: SearchOptions): boolean {
    const code = this.#index.nodes[node]?.code ?? '';
    return code.startsWith(within) && (level === 'any' || code.length === 4);
  }

  #withCode(digits: string, options: SearchOptions): OccupationHit[] {
    return this.#index.nodes
      .filter((node, i) => node.code.startsWith(digits) && this.#accepts(i, options))
      .map((node) => plainHit(node, digits.length));
  }

  #fitting(codes: readonly string[], options: SearchOptions): OccupationHit[] {
    return codes.flatMap((code) => {
      const node = this.#nodes.get(code);
      const known = node === undefined ? undefined : this.#index.nodes[node];
      return known && node !== undefined && this.#accepts(node, options) ? plainHit(known, 0) : [];
    });
  }

  #hit(node: number, mark: (shown: string) => Span[], label: number | undefined): OccupationHit {
    const { nodes, texts } = this.#index;
    const { code = '', name = '', path = [] } = nodes[node] ?? {};
    if (label === undefined) return { code, name, path, marks: { name: mark(name), via: [], code: [] } };
    const via = texts[label] ?? '';
    return { code, name, path, via, marks: { name: mark(name), via: mark(via), code: [] } };
  }
}

/** The four digits of a unit group leave no doubt. */
function codeResult(hits: readonly OccupationHit[], digits: string): OccupationResult {
  const sure = hits.length === 1 && digits.trim().length === 4;
  return { hits, confidence: sure ? 1 : 0, sure };
}

function plainHit(
  { code, name, path }: Pick<OccupationHit, 'code' | 'name' | 'path'>,
  digits: number,
): OccupationHit {
  return { code, name, path, marks: { name: [], via: [], code: digits > 0 ? [[0, digits]] : [] } };
}

function synonymsIn({ vocabulary }: OccupationIndex, groups: readonly string[]): Synonyms {
  const synonyms = new Map<number, number[]>();
  for (const group of groups) {
    const terms = group.split(' ').flatMap((word) => vocabulary.termsOf(word));
    for (const term of terms)
      synonyms.set(term, [...(synonyms.get(term) ?? []), ...terms.filter((other) => other !== term)]);
  }
  return synonyms;
}
