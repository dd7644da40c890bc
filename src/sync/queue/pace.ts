const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The longest that anything waits when no server asked for it. */
export const LONGEST_BACK_OFF = 5 * MINUTE;

/** The longest that a server's Retry-After is believed. */
const LONGEST_RETRY_AFTER = 24 * 60 * MINUTE;

/** After so long without a send the server is looked at first. */
export const REST = 60_000;

/** After so many failures in a row a record wants a look. */
export const MANY_FAILURES = 10;

/** The longest that is slept in one go: a timer that runs over a sleeping machine is late anyway. */
export const LONGEST_SLEEP = 60_000;

/** A tab that has shown nothing for so long is frozen. */
export const FROZEN = 20_000;

/** Marks of pages that may be gone are looked at again after this. */
export const RECOVER_AGAIN = 20_000;

/**
 * How long to wait after a number of failures in a row, in milliseconds: anything from nothing to twice as much each time, so
 * that devices that failed together do not come back together.
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
 * Whether the end of a back-off has come. One that is further off than anything backs off was set before the clock was
 * put back, and has come too: a clock that was wrong for a moment must not hold a record for a day.
 */
export function isDue(at: number, now: number): boolean {
  return at <= now || at > now + LONGEST_BACK_OFF;
}
