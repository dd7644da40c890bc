import { english } from '../languages/english.ts';
import type { Language } from '../languages/language.ts';
import { headOf, spellingsOf } from '../words/words.ts';
import { VocabularyBuilder } from '../words/vocabulary.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { OccupationNode } from '../../../contract/occupation.ts';

/**
 * The source of a text: the classification's name of the node (in one of its wordings), a job title, a name
 * that people give the work, a label made for offices and registers, or words around the work. Keywords are
 * never shown.
 */
export type TextKind = 'name' | 'title' | 'said' | 'label' | 'keywords';

/** A node of the tree as the index sees it. */
export interface IndexedNode {
  code: string;
  name: string;
  path: readonly { code: string; name: string }[];
}

/** Lists of numbers, one per key, end to end in one array: those of key k stand from `starts[k]` to `starts[k + 1]`. */
export interface Lists {
  starts: Int32Array;
  values: Int32Array;
}

export interface OccupationIndex {
  vocabulary: Vocabulary;
  nodes: readonly IndexedNode[];
  texts: readonly string[];
  kinds: readonly TextKind[];
  /** text → node */
  nodeOfText: Int32Array;
  /** text → its terms, repeated ones left out */
  termsOfText: Lists;
  /** text → the term of its head noun */
  headOfText: Int32Array;
  /** term → texts */
  textsOfTerm: Lists;
  /** node → texts */
  textsOfNode: Lists;
  /** How rare a term is over the nodes: rarer weighs more. */
  rarity: Float32Array;
  /** The sum of the rarities of a text's terms. */
  weightOfText: Float32Array;
  /** term → nodes with a text that holds it, and how many such texts (`uses`, in step with `nodesOfTerm.values`). */
  nodesOfTerm: Lists;
  uses: Float32Array;
  /** For each language: node → number of its texts */
  textCounts: readonly Float32Array[];
  /** For each language, the number of its texts */
  textsIn: readonly number[];
  /** node → its minor (3 digits) and its sub-major group (2 digits) as a number below `groupCount` */
  minorOf: Int32Array;
  subMajorOf: Int32Array;
  groupCount: number;
}

/** Collects texts; every call is short, so that the caller may pause between any two. */
export class IndexBuilder {
  readonly #languages: readonly Language[];
  readonly #vocabulary: VocabularyBuilder;
  readonly #nodes: IndexedNode[] = [];
  readonly #byCode = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #kinds: TextKind[] = [];
  readonly #nodeOfText: number[] = [];
  readonly #terms: number[][] = [];
  readonly #heads: number[] = [];
  readonly #textCounts: number[][];

  constructor(languages: readonly Language[]) {
    this.#languages = languages;
    this.#vocabulary = new VocabularyBuilder(languages);
    this.#textCounts = languages.map(() => []);
  }

  addNode(node: OccupationNode, path: readonly OccupationNode[]): void {
    const steps = path.map(({ code, name }) => ({ code, name }));
    const index = this.#nodes.push({ code: node.code, name: node.name, path: steps }) - 1;
    this.#byCode.set(node.code, index);
    this.addText(node.code, node.name, 'name');
  }

  /**
   * A text for a code that the tree does not have is left out: the tree may be newer than the titles. `position` is that
   * of its language.
   */
  addText(code: string, text: string, kind: TextKind, position = 0): void {
    const node = this.#byCode.get(code);
    if (node === undefined) return;
    const words = this.#wordsOf(text, position);
    const terms = words.map((word) => this.#vocabulary.add(word, position));
    this.#heads.push(terms[headOf(words, this.#languages[position] ?? english)] ?? -1);
    const counts = this.#textCounts[position] ?? [];
    counts[node] = (counts[node] ?? 0) + 1;
    this.#texts.push(text);
    this.#kinds.push(kind);
    this.#nodeOfText.push(node);
    this.#terms.push(terms.filter((term, i) => terms.indexOf(term) === i));
  }

  /** In languages other than English "of", "the" and "in" are left out, because their texts are full of them. */
  #wordsOf(text: string, position: number): string[] {
    const words = spellingsOf(text);
    const language = this.#languages[position];
    if (position === 0 || !language) return words;
    const telling = words.filter((word) => !language.sayNothing.has(word));
    return telling.length > 0 ? telling : words;
  }

  /** Pauses between its steps. */
  *finish(): Generator<undefined, OccupationIndex> {
    const vocabulary = yield* this.#vocabulary.finish();
    yield;
    const termsOfText = listsOf(this.#terms);
    const textsOfTerm = turned(termsOfText, vocabulary.size);
    const nodeOfText = Int32Array.from(this.#nodeOfText);
    yield;
    const uses = usesOf(textsOfTerm, nodeOfText);
    const rarity = rarities(uses.nodesOfTerm, this.#nodes.length);
    yield;
    const textsOfNode = turned(listsOf(this.#nodeOfText.map((node) => [node])), this.#nodes.length);
    yield;
    const weightOfText = sumsOver(termsOfText, rarity);
    yield;
    return {
      vocabulary,
      nodes: this.#nodes,
      texts: this.#texts,
      kinds: this.#kinds,
      nodeOfText,
      termsOfText,
      headOfText: Int32Array.from(this.#heads),
      textsOfTerm,
      textsOfNode,
      rarity,
      weightOfText,
      ...uses,
      textCounts: this.#textCounts.map((counts) =>
        Float32Array.from(this.#nodes, (_, node) => counts[node] ?? 0),
      ),
      textsIn: this.#textCounts.map((counts) => counts.reduce((sum, count) => sum + count, 0)),
      ...this.#groups(),
    };
  }

  #groups(): Pick<OccupationIndex, 'minorOf' | 'subMajorOf' | 'groupCount'> {
    const numbers = new Map<string, number>();
    const numberOf = (code: string) =>
      numbers.get(code) ?? (numbers.set(code, numbers.size), numbers.size - 1);
    const minorOf = Int32Array.from(this.#nodes, ({ code }) => numberOf(code.slice(0, 3)));
    const subMajorOf = Int32Array.from(this.#nodes, ({ code }) => numberOf(code.slice(0, 2)));
    return { minorOf, subMajorOf, groupCount: numbers.size };
  }
}

function listsOf(rows: readonly (readonly number[])[]): Lists {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => (starts[i + 1] = (starts[i] ?? 0) + row.length));
  const values = new Int32Array(starts[rows.length] ?? 0);
  rows.forEach((row, i) => values.set(row, starts[i] ?? 0));
  return { starts, values };
}

/** From key → values to value → keys. */
function turned({ starts, values }: Lists, size: number): Lists {
  const counts = new Int32Array(size + 1);
  for (const value of values) counts[value + 1] = (counts[value + 1] ?? 0) + 1;
  for (let i = 0; i < size; i++) counts[i + 1] = (counts[i + 1] ?? 0) + (counts[i] ?? 0);
  const next = counts.slice();
  const keys = new Int32Array(values.length);
  for (let key = 0; key + 1 < starts.length; key++)
    for (let i = starts[key] ?? 0; i < (starts[key + 1] ?? 0); i++) {
      const value = values[i] ?? 0;
      const at = next[value] ?? 0;
      keys[at] = key;
      next[value] = at + 1;
    }
  return { starts: counts, values: keys };
}

function rarities({ starts }: Lists, nodes: number): Float32Array {
  return Float32Array.from({ length: starts.length - 1 }, (_, term) => {
    const holders = (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    return Math.log(1 + nodes / Math.max(holders, 1));
  });
}

function sumsOver({ starts, values }: Lists, weights: Float32Array): Float32Array {
  return Float32Array.from({ length: starts.length - 1 }, (_, key) => {
    let sum = 0;
    for (let i = starts[key] ?? 0; i < (starts[key + 1] ?? 0); i++) sum += weights[values[i] ?? 0] ?? 0;
    return sum;
  });
}

/** Counts texts per node and term. The place of a node shows whether it was met before for the same term. */
function usesOf(
  { starts, values }: Lists,
  nodeOfText: Int32Array,
): Pick<OccupationIndex, 'nodesOfTerm' | 'uses'> {
  const nodes = new Int32Array(values.length);
  const uses = new Float32Array(values.length);
  const nodeStarts = new Int32Array(starts.length);
  const placeOf = new Int32Array(nodeOfText.length).fill(-1);
  let next = 0;
  for (let term = 0; term + 1 < starts.length; term++) {
    const first = next;
    for (let i = starts[term] ?? 0; i < (starts[term + 1] ?? 0); i++) {
      const node = nodeOfText[values[i] ?? 0] ?? 0;
      if ((placeOf[node] ?? -1) < first) {
        nodes[next] = node;
        placeOf[node] = next++;
      }
      const place = placeOf[node] ?? 0;
      uses[place] = (uses[place] ?? 0) + 1;
    }
    nodeStarts[term + 1] = next;
  }
  return { nodesOfTerm: { starts: nodeStarts, values: nodes.slice(0, next) }, uses: uses.slice(0, next) };
}
