import { headOf, wordsOf } from './words.ts';
import { VocabularyBuilder } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { OccupationNode } from '../../contract/occupation.ts';

/**
 * Where a text of the index comes from: the classification's name of the node (in one of its wordings), a job title, what
 * people say for it, or words around the work. Keywords are never shown.
 */
export type TextKind = 'name' | 'title' | 'said' | 'keywords';

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
  /** node → number of its texts */
  textCount: Float32Array;
  /** node → its minor (3 digits) and its sub-major group (2 digits) as a number below `groupCount` */
  minorOf: Int32Array;
  subMajorOf: Int32Array;
  groupCount: number;
}

/** Collects texts; every call is short, so that the caller may pause between any two. */
export class IndexBuilder {
  readonly #vocabulary = new VocabularyBuilder();
  readonly #nodes: IndexedNode[] = [];
  readonly #byCode = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #kinds: TextKind[] = [];
  readonly #nodeOfText: number[] = [];
  readonly #terms: number[][] = [];
  readonly #heads: number[] = [];

  addNode(node: OccupationNode, path: readonly OccupationNode[]): void {
    const steps = path.map(({ code, name }) => ({ code, name }));
    const index = this.#nodes.push({ code: node.code, name: node.name, path: steps }) - 1;
    this.#byCode.set(node.code, index);
    this.addText(node.code, node.name, 'name');
  }

  /** A text on a code that the tree does not hold is left out: the tree may be newer than the titles. */
  addText(code: string, text: string, kind: TextKind): void {
    const node = this.#byCode.get(code);
    if (node === undefined) return;
    const words = wordsOf(text).map((word) => word.text);
    const terms = words.map((word) => this.#vocabulary.add(word));
    this.#heads.push(terms[headOf(words)] ?? -1);
    this.#texts.push(text);
    this.#kinds.push(kind);
    this.#nodeOfText.push(node);
    this.#terms.push([...new Set(terms)]);
  }

  /** Pauses between its steps. */
  *finish(): Generator<undefined, OccupationIndex> {
    const vocabulary = this.#vocabulary.finish();
    yield;
    const termsOfText = listsOf(this.#terms);
    const textsOfTerm = turned(termsOfText, vocabulary.size);
    const nodeOfText = Int32Array.from(this.#nodeOfText);
    yield;
    const uses = usesOf(textsOfTerm, nodeOfText);
    const rarity = rarities(uses.nodesOfTerm, this.#nodes.length);
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
      textsOfNode: turned(listsOf(this.#nodeOfText.map((node) => [node])), this.#nodes.length),
      rarity,
      weightOfText: sumsOver(termsOfText, rarity),
      ...uses,
      textCount: countsOf(nodeOfText, this.#nodes.length),
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
  return { starts, values: Int32Array.from(rows.flat()) };
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

function countsOf(values: Int32Array, size: number): Float32Array {
  const counts = new Float32Array(size);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function usesOf(
  { starts, values }: Lists,
  nodeOfText: Int32Array,
): Pick<OccupationIndex, 'nodesOfTerm' | 'uses'> {
  const rows: number[][] = [];
  const uses: number[] = [];
  for (let term = 0; term + 1 < starts.length; term++) {
    const counts = new Map<number, number>();
    for (let i = starts[term] ?? 0; i < (starts[term + 1] ?? 0); i++) {
      const node = nodeOfText[values[i] ?? 0] ?? 0;
      counts.set(node, (counts.get(node) ?? 0) + 1);
    }
    rows.push([...counts.keys()]);
    uses.push(...counts.values());
  }
  return { nodesOfTerm: listsOf(rows), uses: Float32Array.from(uses) };
}
