import { scaleBand, scaleLinear } from 'd3-scale';
import { SHOWN_STATES, type Ledger, type ShownState } from '../../domain/record/states.ts';
import { dayOf } from '../parts/person/day.ts';
import type { Part, Parts } from '../../store/queries/overview/counts.ts';

/** A mark is never smaller: it could not be seen or touched. In pixels. */
const LEAST = 6;

export interface Segment {
  state: ShownState;
  count: number;
  /** In parts of the whole bar, 0 to 100; all of them add up to 100. */
  share: number;
}

/**
 * A ledger as the parts of one bar, in the ledger's order. A state that only few are in is drawn as wide as can be
 * seen, and the others give way.
 * @param width of the bar, in pixels
 */
export function ledgerSegments({ made, states }: Ledger, width: number): Segment[] {
  const present = SHOWN_STATES.map((state) => ({ state, count: states[state] })).filter(
    ({ count }) => count > 0,
  );
  const least = Math.min(100 / Math.max(1, present.length), (LEAST / Math.max(width, LEAST)) * 100);
  let small: typeof present = [];
  let scale = scaleLinear([0, made], [0, 100]);
  // Those that give way may become too small themselves.
  for (;;) {
    const tooSmall = present.filter((part) => small.includes(part) || scale(part.count) < least);
    if (tooSmall.length === small.length) break;
    small = tooSmall;
    const others = made - small.reduce((sum, { count }) => sum + count, 0);
    scale = scaleLinear([0, others], [0, 100 - least * small.length]);
  }
  return present.map((part) => ({ ...part, share: small.includes(part) ? least : scale(part.count) }));
}

/** One value of what is counted, with its name. */
export interface NamedPart extends Part {
  value: string;
  name: string;
}

/** The largest first; those that are equal by name. */
export function namedParts(parts: Parts, nameOf: (value: string) => string): NamedPart[] {
  return [...parts]
    .map(([value, part]) => ({ value, name: nameOf(value), ...part }))
    .sort((one, other) => other.all - one.all || one.name.localeCompare(other.name));
}

/** Lengths of the solid and of the hollow end of a bar, in parts of 100 of the longest. */
export function barLengths(parts: readonly Part[]): (part: Part) => { solid: number; hollow: number } {
  const scale = scaleLinear([0, Math.max(1, ...parts.map(({ all }) => all))], [0, 100]);
  return ({ all, onServer }) => ({ solid: scale(onServer), hollow: scale(all) - scale(onServer) });
}

export interface DayBar extends Part {
  /** `2026-11-21` */
  day: string;
  x: number;
  width: number;
  /** The height of what the server has, and of what it does not have yet, in pixels. */
  solid: number;
  hollow: number;
}

/** In pixels, its share of the gaps included: the first day alone must not fill the chart. */
const WIDEST_DAY = 64;

/**
 * The last days, one bar each, days without anybody included, up to the last day that somebody was registered on.
 * @param most so many days have room
 */
export function dayBars(days: Parts, most: number, width: number, height: number): DayBar[] {
  const shown = lastDays([...days.keys()], most);
  const band = scaleBand(shown, [0, Math.min(width, shown.length * WIDEST_DAY)])
    .paddingInner(0.2)
    .paddingOuter(0.1);
  const none = { all: 0, onServer: 0 };
  const parts = shown.map((day) => ({ day, ...(days.get(day) ?? none) }));
  const scale = scaleLinear([0, Math.max(1, ...parts.map(({ all }) => all))], [0, height]);
  return parts.map(({ day, all, onServer }) => ({
    ...{ day, all, onServer, x: band(day) ?? 0, width: band.bandwidth() },
    solid: onServer === 0 ? 0 : Math.max(LEAST, scale(onServer)),
    hollow: all === onServer ? 0 : Math.max(LEAST, scale(all - onServer)),
  }));
}

/** The noon of a day: every time zone agrees on its date. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** Up to so many days one after the other, the last of those given being the last. */
function lastDays(given: readonly string[], most: number): string[] {
  const sorted = given.toSorted();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days: string[] = [];
  const at = noonOf(last);
  while (days.length < most && dayOf(at.getTime()) >= first) {
    days.unshift(dayOf(at.getTime()));
    at.setDate(at.getDate() - 1);
  }
  return days;
}
