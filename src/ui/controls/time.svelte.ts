import { createSubscriber } from 'svelte/reactivity';
import { languageTag } from '../messages/numbers.ts';
import { screens } from '../messages/screens.ts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** `3 minutes ago`. A time in the future, after the clock was set back, is written as a date. */
export function relativeTime(at: number, now: number): string {
  const passed = now - at;
  if (passed < -MINUTE) return absoluteTime(at);
  const unit = UNITS.find(([, length]) => passed >= length);
  if (!unit) return screens.parts.justNow;
  const format = new Intl.RelativeTimeFormat(languageTag(), { numeric: 'always' });
  return format.format(-Math.floor(passed / unit[1]), unit[0]);
}

/** `21 Nov 2026, 08:00`, in the device's time zone unless one is given. */
export function absoluteTime(at: number, timeZone?: string): string {
  return written(at, timeZone, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** `21 November 2026`, in the device's time zone unless one is given. */
export function longDate(at: Date, timeZone?: string): string {
  return written(at, timeZone, { dateStyle: 'long' });
}

/** `08:00`, in the device's time zone unless one is given; for times at most some hours away. */
export function timeOfDay(at: number, timeZone?: string): string {
  return written(at, timeZone, { hour: '2-digit', minute: '2-digit' });
}

/** Formats in the language of the screen. The language may change, so no format is kept. */
function written(
  at: number | Date,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  const zoned = timeZone === undefined ? options : { ...options, timeZone };
  return new Intl.DateTimeFormat(languageTag(), zoned).format(at);
}

/** The current time as reactive state, which advances while something on the screen reads it. */
export class Clock {
  readonly #now: () => Date;
  readonly #subscribe = createSubscriber((update) => {
    const ticking = setInterval(update, MINUTE / 2);
    return () => clearInterval(ticking);
  });

  constructor(now: () => Date) {
    this.#now = now;
  }

  get now(): number {
    this.#subscribe();
    return this.#now().getTime();
  }
}
