import type { Part, Parts } from '../../../store/queries/overview/counts.ts';
import { dayOf } from '../../app/day.ts';

/** How much time one column covers. */
const UNITS = ['day', 'week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];

export interface Span extends Part {
  /** The first and the last day: `2026-11-16`. */
  from: string;
  to: string;
}

export interface Spans {
  unit: Unit;
  spans: Span[];
}

/**
 * Everyone by day if the days fit, else by week, month or year, so that no one is left out and few columns are empty.
 * Columns without anybody are included, up to the last day on which someone was registered.
 * @param most how many columns fit, by the number of people in the highest; if there are more years, the last ones are kept
 */
export function spansOf(days: Parts, most: (highest: number) => number): Spans {
  const sorted = [...days.keys()].sort();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) return { unit: 'day', spans: [] };
  for (const unit of UNITS) {
    const spans = counted(days, unit, startsOf(unit, first, last, most(0) + 1));
    const room = most(Math.max(...spans.map(({ all }) => all)));
    if (spans.length <= room) return { unit, spans };
    if (unit === 'year') return { unit, spans: spans.slice(-room) };
  }
  return { unit: 'day', spans: [] };
}

function counted(days: Parts, unit: Unit, starts: readonly string[]): Span[] {
  const spans = starts.map((from): Span => {
    const to = dayOf(moved(next(unit, from), -1).getTime());
    return { from, to, all: 0, onServer: 0 };
  });
  for (const [day, { all, onServer }] of days) {
    const span = spans.findLast(({ from }) => from <= day);
    if (!span) continue;
    span.all += all;
    span.onServer += onServer;
  }
  return spans;
}

/** The noon of a day: every time zone agrees on its date. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** The days on which the last columns begin, at most `most` of them. */
function startsOf(unit: Unit, first: string, last: string, most: number): string[] {
  const starts: string[] = [];
  let start = startOf(unit, last);
  while (starts.length < most && start >= startOf(unit, first)) {
    starts.unshift(start);
    start = startOf(unit, dayOf(moved(start, -1).getTime()));
  }
  return starts;
}

/** The first day of the unit that a day is in; a week begins on Monday. */
function startOf(unit: Unit, day: string): string {
  if (unit === 'week') return dayOf(moved(day, -((noonOf(day).getDay() + 6) % 7)).getTime());
  if (unit === 'month') return `${day.slice(0, 8)}01`;
  return unit === 'year' ? `${day.slice(0, 5)}01-01` : day;
}

/** The first day of the column after one that begins on this day. */
function next(unit: Unit, day: string): string {
  const days = { day: 1, week: 7, month: 31, year: 366 };
  return startOf(unit, dayOf(moved(day, days[unit]).getTime()));
}

function moved(day: string, by: number): Date {
  const date = noonOf(day);
  date.setDate(date.getDate() + by);
  return date;
}
