import { hierarchy, partition } from 'd3-hierarchy';
import type { Part, Parts } from '../../../store/queries/overview/counts.ts';

/** A group of the classification with everybody in it, or several small ones of one parent together. */
export interface Block extends Part {
  /** More than one where small groups are joined. The first is the largest. */
  codes: string[];
  /** 0 for the first column. */
  column: number;
  /** In pixels. */
  top: number;
  height: number;
}

export interface Space {
  height: number;
  columns: number;
  /** A block that is lower than this, in pixels, cannot hold a line, and joins others. */
  line: number;
}

interface Group extends Part {
  codes: string[];
  /** How much room it takes, where that is more than its people would. */
  weight: number;
  children: Group[];
}

/**
 * The groups below a code as columns side by side, each group as high as its share of the people. "A child's code starts with
 * its parent's code", one digit a level.
 * @param focus whose children stand in the first column; empty for the major groups
 */
export function icicle(occupations: Parts, focus: string, space: Space): Block[] {
  const all = within(occupations, focus).all;
  if (all === 0) return [];
  const least = (space.line / space.height) * all;
  const root = groupOf(occupations, focus, space.columns, least);
  const tree = hierarchy<Group>(root).sum(({ weight }) => weight);
  const placed = partition<Group>().size([space.height, space.columns + 1])(tree);
  return placed
    .descendants()
    .filter(({ depth }) => depth > 0)
    .map(({ data, depth, x0, x1 }) => ({
      ...{ codes: data.codes, all: data.all, onServer: data.onServer },
      ...{ column: depth - 1, top: x0, height: x1 - x0 },
    }));
}

/** Everybody whose code is this one or below it. */
export function within(occupations: Parts, code: string): Part {
  const sum = { all: 0, onServer: 0 };
  for (const [one, { all, onServer }] of occupations) {
    if (!one.startsWith(code)) continue;
    sum.all += all;
    sum.onServer += onServer;
  }
  return sum;
}

/** The codes one level below a code that somebody is in, the largest first. */
export function codesBelow(occupations: Parts, code: string): string[] {
  const below = [...occupations.keys()].filter((one) => one.startsWith(code) && one.length > code.length);
  const next = [...new Set(below.map((one) => one.slice(0, code.length + 1)))];
  const size = (one: string) => within(occupations, one).all;
  return next.sort((one, other) => size(other) - size(one) || one.localeCompare(other));
}

function groupOf(occupations: Parts, code: string, levels: number, least: number): Group {
  const part = within(occupations, code);
  const codes = levels === 0 ? [] : codesBelow(occupations, code);
  const isSmall = (one: string) => within(occupations, one).all < least;
  const small = codes.filter(isSmall);
  const children = codes
    .filter((one) => small.length < 2 || !isSmall(one))
    .map((one) => groupOf(occupations, one, levels - 1, least));
  if (small.length >= 2) children.push(joined(occupations, small, least));
  const inChildren = children.reduce((sum, { all }) => sum + all, 0);
  const weight = children.length > 0 ? part.all - inChildren : Math.max(part.all, least);
  return { ...part, codes: [code], weight, children };
}

function joined(occupations: Parts, codes: string[], least: number): Group {
  const parts = codes.map((code) => within(occupations, code));
  const all = parts.reduce((sum, part) => sum + part.all, 0);
  const onServer = parts.reduce((sum, part) => sum + part.onServer, 0);
  return { codes, all, onServer, weight: Math.max(all, least), children: [] };
}
