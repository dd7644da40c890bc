import { hierarchy, partition } from 'd3-hierarchy';
import { within, type Part, type Parts } from '../../../../store/queries/overview/counts.ts';

/** A group of the classification with all its people, or several small groups of one parent joined together. */
export interface Block extends Part {
  /** More than one where small groups are joined. The first is the largest. */
  codes: readonly string[];
  /** The index of its column; 0 for the first. */
  column: number;
  /** How many columns it covers: more than one if it has no groups below it, because it then goes on to the last column. */
  span: number;
  /** In pixels. */
  top: number;
  height: number;
}

export interface Space {
  height: number;
  columns: number;
  /** The height of a line in pixels: a lower block cannot hold its name. */
  line: number;
}

interface Group extends Pick<Block, 'codes' | 'all' | 'onServer'> {
  /** In pixels. */
  height: number;
  children: Group[];
}

/**
 * The groups below a code as columns side by side, each group as high as its share of the people. "A child's code starts with
 * its parent's code", one digit a level.
 * @param focus the code whose children are in the first column; empty for the major groups
 */
export function icicle(occupations: Parts, focus: string, { height, columns, line }: Space): Block[] {
  const peopleIn = (codes: readonly string[]) => together(codes.map((code) => within(occupations, code)));

  function groupOf(codes: readonly string[], room: number, levels: number): Group {
    const children = codes.length === 1 ? below(codes[0] ?? '', room, levels) : [];
    return { ...peopleIn(codes), codes, height: room, children };
  }

  function below(code: string, room: number, levels: number): Group[] {
    const codes = levels > 0 ? codesBelow(occupations, code) : [];
    if (codes.length === 0) return [];
    // People with exactly this code are in none of the groups below it.
    const share = peopleIn(codes).all / within(occupations, code).all;
    const parts = codes.map((one): [string, number] => [one, within(occupations, one).all]);
    return shared(parts, Math.min(room, Math.max(line, room * share)), line).map(([some, high]) =>
      groupOf(some, high, levels - 1),
    );
  }

  const tree = hierarchy(groupOf([focus], height, columns)).sum(({ height: high, children }) =>
    children.reduce((own, child) => own - child.height, high),
  );
  const blocks: Block[] = [];
  partition<Group>()
    .size([height, columns + 1])(tree)
    .eachBefore(({ data, depth, x0, x1, children }) => {
      if (depth === 0) return;
      const { codes, all, onServer } = data;
      const span = children ? 1 : columns + 1 - depth;
      blocks.push({ codes, all, onServer, column: depth - 1, span, top: x0, height: x1 - x0 });
    });
  return blocks;
}

/**
 * Which groups have a separate block, the largest first, and how high it is. Small groups without room for a line are joined
 * in the last block. A small group that is raised to the height of a line takes it from that block, not from larger groups.
 * @param parts codes with their people, the largest first
 */
function shared(
  parts: readonly [code: string, people: number][],
  height: number,
  line: number,
): [codes: string[], height: number][] {
  const all = parts.reduce((sum, [, people]) => sum + people, 0);
  const own = parts.map(([, people]) => (people / all) * height);
  const small = own.filter((high) => high < line);
  const lines = (high: number) => Math.max(1, Math.floor(high / line + 1e-6));
  const forSmall = lines(small.reduce((sum, high) => sum + high, 0));
  const places = Math.min(own.length - small.length + forSmall, lines(height));
  const kept = own.length <= places ? own.length : places - 1;
  const wanted = own.slice(0, kept).map((high) => Math.max(line, high));
  const left = wanted.reduce((rest, high) => rest - high, height);
  const codes = parts.map(([code]) => code);
  const [single, joined] = [codes.slice(0, kept).map((code) => [code]), codes.slice(kept)];
  if (joined.length === 0) return paired(single, fitted(wanted, height, line));
  return paired([...single, joined], fitted([...wanted, Math.max(line, left)], height, line));
}

const paired = (groups: string[][], heights: readonly number[]) =>
  groups.map((codes, at): [string[], number] => [codes, heights[at] ?? 0]);

/** Shrinks the heights to fit: only those that are higher than a line give way. */
function fitted(wanted: readonly number[], height: number, line: number): number[] {
  const over = wanted.reduce((sum, high) => sum + high - line, 0);
  if (over <= 0) return wanted.map(() => height / wanted.length);
  const part = (height - wanted.length * line) / over;
  return wanted.map((high) => line + (high - line) * part);
}

function together(parts: readonly Part[]): Part {
  return parts.reduce(
    (sum, { all, onServer }) => ({ all: sum.all + all, onServer: sum.onServer + onServer }),
    { all: 0, onServer: 0 },
  );
}

/** The codes one level below a code, if anybody is in them, the largest first. */
export function codesBelow(occupations: Parts, code: string): string[] {
  const below = [...occupations.keys()].filter((one) => one.startsWith(code) && one.length > code.length);
  const next = [...new Set(below.map((one) => one.slice(0, code.length + 1)))];
  const size = (one: string) => within(occupations, one).all;
  return next.sort((one, other) => size(other) - size(one) || one.localeCompare(other));
}
