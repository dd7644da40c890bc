import { within, type Parts } from '../../../store/queries/overview/counts.ts';

/**
 * The codes one level below a code, if anybody is in them, the largest first. "A child's code starts with its parent's code", one
 * digit a level.
 * @param code empty for the major groups
 */
export function codesBelow(occupations: Parts, code: string): string[] {
  const below = [...occupations.keys()].filter((one) => one.startsWith(code) && one.length > code.length);
  const next = [...new Set(below.map((one) => one.slice(0, code.length + 1)))];
  const size = (one: string) => within(occupations, one).all;
  return next.sort((one, other) => size(other) - size(one) || one.localeCompare(other));
}
