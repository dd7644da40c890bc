import { dayOf, momentsOf } from '../../app/day.ts';
import type { Days } from '../../app/people-address.ts';
import { href } from '../../app/routes.ts';

/** How many days back a report reaches, today included. */
export const PRESETS = [7, 14, 30] as const;
const USUAL = 14;
/** A server counts a year at most. */
const MOST_DAYS = 366;

/** Nobody was registered before. */
export const EARLIEST = '2000-01-01';

/** What a person wants to see. It is part of the address, so that it is still there after a reload. */
export interface Choice {
  days: number | Days;
  group?: string | undefined;
}

export function readChoice(query: URLSearchParams): Choice {
  const last = PRESETS.find((count) => String(count) === query.get('last'));
  return { days: readDays(query.get('day')) ?? last ?? USUAL, group: query.get('group') ?? undefined };
}

export function choiceAddress({ days, group }: Choice): string {
  const query = new URLSearchParams();
  if (typeof days === 'number') query.set('last', String(days));
  else query.set('day', `${days.from}..${days.to}`);
  if (group !== undefined) query.set('group', group);
  return `${href('team')}?${String(query)}`;
}

/** The first and the last day. */
export function daysOf({ days }: Choice, now: Date): Days {
  const today = dayOf(now);
  if (typeof days === 'number') return { from: dayOf(now, 1 - days), to: today };
  const [, end] = momentsOf(days.to);
  const earliest = dayOf(end, -MOST_DAYS);
  return { from: days.from < earliest ? earliest : days.from, to: days.to };
}

function readDays(text: string | null): Days | undefined {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text ?? '') ?? [];
  return isDay(from) && isDay(to) && from >= EARLIEST && from <= to ? { from, to } : undefined;
}

function isDay(text: string): boolean {
  return text !== '' && dayOf(momentsOf(text)[0]) === text;
}
