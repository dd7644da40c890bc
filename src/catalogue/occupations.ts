import type { OccupationNode } from '../contract/occupation.ts';

/** The classification as a tree that can be entered by code. An unknown code gives nothing, never an error. */
export interface Occupations {
  /** The major groups, each with everything below it. */
  readonly roots: readonly OccupationNode[];
  find(code: string): OccupationNode | undefined;
  /** From the major group down to the node itself. */
  path(code: string): OccupationNode[];
  children(code: string): OccupationNode[];
  /** The other children of the same parent; for a major group, the other major groups. */
  siblings(code: string): OccupationNode[];
  /** Every node, a parent before its children. */
  all(): Iterable<OccupationNode>;
}

export function createOccupations(roots: readonly OccupationNode[]): Occupations {
  const byCode = new Map([...walk(roots)].map((node) => [node.code, node]));
  const find = (code: string) => byCode.get(code);
  return {
    roots,
    find,
    path: (code) => (byCode.has(code) ? prefixes(code).flatMap((prefix) => find(prefix) ?? []) : []),
    children: (code) => find(code)?.child ?? [],
    siblings: (code) => {
      if (!byCode.has(code)) return [];
      const family = code.length === 1 ? roots : (find(code.slice(0, -1))?.child ?? []);
      return family.filter((node) => node.code !== code);
    },
    all: () => byCode.values(),
  };
}

function* walk(nodes: readonly OccupationNode[]): Generator<OccupationNode> {
  for (const node of nodes) {
    yield node;
    yield* walk(node.child ?? []);
  }
}

/** "A child's code starts with its parent's code", one digit a level: 2221 → 2, 22, 222, 2221. */
export function prefixes(code: string): string[] {
  return Array.from(code, (_, index) => code.slice(0, index + 1));
}
