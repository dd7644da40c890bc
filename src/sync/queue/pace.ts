const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The longest back-off when no server asked for a longer one. */
export const LONGEST_BACK_OFF = 5 * MINUTE;

/** The longest that a server's Retry-After is believed. */
const LONGEST_RETRY_AFTER = 24 * 60 * MINUTE;

/** The longest that a date of a server is believed where only the clock of this device says how far off it is. */
const LONGEST_BY_OWN_CLOCK = 60 * MINUTE;

/** Milliseconds without sending after which the server is probed first. */
export const REST = 60_000;

/** The number of failures in a row after which a person is asked to look at the record. */
export const MANY_FAILURES = 10;

/** The longest timer: a longer one would be late after the machine has slept anyway. */
export const LONGEST_SLEEP = 60_000;

/** Milliseconds without a heartbeat after which a sender counts as frozen. */
export const FROZEN = 20_000;

/** How long to wait before the marks of pages that may be gone are recovered again. */
export const RECOVER_AGAIN = 20_000;

/**
 * How long to wait after a number of failures in a row, in milliseconds. The limit doubles with each failure,
 * and chance picks a time below it, so that devices that failed together do not come back together.
 */
export function backOff(failures: number, random: () => number): number {
  return Math.round(random() * Math.min(LONGEST_BACK_OFF, SECOND * 2 ** Math.min(failures, 20)));
}

/**
 * What a Retry-After asks for, in milliseconds; 0 when it says nothing readable. A date counts from the answer's own `Date`:
 * the clock of a device may be days off.
 */
export function retryAfterMs(header: string | undefined, answered: string | undefined, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return within(LONGEST_RETRY_AFTER, Number(text) * SECOND);
  const [until, from] = [Date.parse(text), Date.parse(answered ?? '')];
  return Number.isNaN(from)
    ? within(LONGEST_BY_OWN_CLOCK, until - now)
    : within(LONGEST_RETRY_AFTER, until - from);
}

function within(longest: number, wait: number): number {
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longest) : 0;
}

/**
 * Whether a back-off is over. A time further off than the longest back-off was set before the clock was put
 * back, and counts as over: a clock that was wrong for a moment must not hold a record for a day.
 */
export function isDue(at: number, now: number): boolean {
  return at <= now || at > now + LONGEST_BACK_OFF;
}
