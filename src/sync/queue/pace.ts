const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The longest back-off when no server asked for a longer one. */
export const LONGEST_BACK_OFF = 5 * MINUTE;

/** The longest that a server's Retry-After is believed. */
const LONGEST_RETRY_AFTER = 24 * 60 * MINUTE;

/** After so many milliseconds without sending, the server is probed first. */
export const REST = 60_000;

/** After so many failures in a row a person is asked to look at the record. */
export const MANY_FAILURES = 10;

/** The longest timer: a longer one would be late after the machine has slept anyway. */
export const LONGEST_SLEEP = 60_000;

/** A sender without a heartbeat for so long is frozen. */
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

/** What a Retry-After asks for, in milliseconds from `now`; 0 when it says nothing readable. */
export function retryAfterMs(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const text = header.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER) : 0;
}

/**
 * Whether a back-off is over. A time further off than the longest back-off was set before the clock was put
 * back, and counts as over: a clock that was wrong for a moment must not hold a record for a day.
 */
export function isDue(at: number, now: number): boolean {
  return at <= now || at > now + LONGEST_BACK_OFF;
}
