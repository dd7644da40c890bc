/** Days are written `2026-11-28`, times are milliseconds since 1970, zones are named as in the IANA database. */

const DAY = 24 * 60 * 60 * 1000;

/** How many days there are from one to another, both included. */
export function countDays(from: string, until: string): number {
  return Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / DAY) + 1);
}

/** All days from one to another, both included. */
export function daysBetween(from: string, until: string): string[] {
  return Array.from({ length: countDays(from, until) }, (_, nth) => dayAfter(from, nth));
}

export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

/** Makes a function that says which day it is in a zone at a time. */
export function dayIn(zone: string): (time: number) => string {
  // Swedish dates are written as ISO 8601 writes them.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  return (time) => format.format(time);
}

/** The first quarter of an hour of a day in a zone: midnight, or later where the clocks are put forward at midnight. */
export function startOfDay(day: string, zone: string): number {
  const at = dayIn(zone);
  // A zone is at most 14 hours ahead.
  let time = Date.parse(day) - 14 * 60 * 60 * 1000;
  while (at(time) < day) time += QUARTER;
  return time;
}

/** Every zone begins its days at a whole quarter of an hour. */
export const QUARTER = 15 * 60 * 1000;
