import { SHOWN_STATES, type ShownState } from '../../../domain/record/states.ts';
import type { Ledger } from '../../../domain/record/ledger.ts';
import type { Part, Parts } from '../../../store/queries/overview/counts.ts';
import { number } from '../../messages/numbers.ts';
import type { Span } from './days/spans.ts';

/** The smallest width of a mark in pixels; a smaller one could not be seen or touched. */
const LEAST = 6;

/** How long a part is, if the whole is as long as `length`. */
const shareOf = (whole: number, length: number) => (part: number) => (part / whole) * length;

export interface Segment {
  state: ShownState;
  count: number;
  /** Its share of the whole bar in percent; all shares add up to 100. */
  share: number;
}

/**
 * A ledger as the parts of one bar, in the ledger's order. A state with few records is drawn just wide enough to be seen,
 * and the others give way.
 * @param width the width of the bar, in pixels
 */
export function ledgerSegments({ made, states }: Ledger, width: number): Segment[] {
  const present = SHOWN_STATES.map((state) => ({ state, count: states[state] })).filter(
    ({ count }) => count > 0,
  );
  const least = Math.min(100 / Math.max(1, present.length), (LEAST / Math.max(width, LEAST)) * 100);
  let small: typeof present = [];
  let scale = shareOf(made, 100);
  // Repeated, because parts that give way may become too small themselves.
  for (;;) {
    const tooSmall = present.filter((part) => small.includes(part) || scale(part.count) < least);
    if (tooSmall.length === small.length) break;
    small = tooSmall;
    const others = made - small.reduce((sum, { count }) => sum + count, 0);
    scale = shareOf(others, 100 - least * small.length);
  }
  return present.map((part) => ({ ...part, share: small.includes(part) ? least : scale(part.count) }));
}

/** One value of what is counted, with its name. */
export interface NamedPart extends Part {
  value: string;
  name: string;
}

/** The parts with their names, the largest first; equal ones are ordered by name. */
export function namedParts(parts: Parts, nameOf: (value: string) => string): NamedPart[] {
  return [...parts]
    .map(([value, part]) => ({ value, name: nameOf(value), ...part }))
    .sort((one, other) => other.all - one.all || one.name.localeCompare(other.name));
}

/** Whether anybody is in a group. If no one is, the chart of groups is left out on the screen and on paper. */
export const isAnyInGroup = (groups: Parts): boolean => [...groups.keys()].some((id) => id !== '');

/** The lengths of the solid and the pale end of each bar, in percent of the longest bar. */
export function barLengths(parts: readonly Part[]): (part: Part) => { solid: number; pale: number } {
  const scale = shareOf(Math.max(1, ...parts.map(({ all }) => all)), 100);
  return ({ all, onServer }) => ({ solid: scale(onServer), pale: scale(all) - scale(onServer) });
}

/** The number of digits of the longest number. Every bar leaves that much room, so that all can be equally long. */
export const mostDigits = (parts: readonly Part[]): number =>
  Math.max(2, ...parts.map(({ all }) => number(all).length));

export interface TimeBar extends Span {
  x: number;
  width: number;
  /** The heights in pixels of the people that the server has, and of those it does not have yet. */
  solid: number;
  pale: number;
}

/** The part of its place that a column fills. */
const FILLED = 0.8;
/** The greatest width in pixels; a wider column would look like an area. */
const WIDEST = 96;

/** One bar for each day, week, month or year, scaled to the highest, and spread evenly over the width. */
export function timeBars(spans: readonly Span[], width: number, height: number): TimeBar[] {
  const place = width / Math.max(1, spans.length);
  const wide = Math.min(WIDEST, FILLED * place);
  const scale = shareOf(Math.max(1, ...spans.map(({ all }) => all)), height);
  return spans.map(({ from, to, all, onServer }, at) => ({
    ...{ from, to, all, onServer, x: at * place + (place - wide) / 2, width: wide },
    solid: onServer === 0 ? 0 : Math.max(LEAST, scale(onServer)),
    pale: all === onServer ? 0 : Math.max(LEAST, scale(all - onServer)),
  }));
}
