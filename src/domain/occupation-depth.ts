import type { OccupationNode } from '../contract/occupation.ts';

/**
 * The same nodes cut at a depth: 0 leaves the major groups, 3 the whole tree. Nodes at the last level are
 * `{code, name}` without `child`, and so are leaves above it.
 */
export function cutAtDepth(nodes: readonly OccupationNode[], depth: number): OccupationNode[] {
  return nodes.map(({ code, name, child }) =>
    depth > 0 && child ? { code, name, child: cutAtDepth(child, depth - 1) } : { code, name },
  );
}
