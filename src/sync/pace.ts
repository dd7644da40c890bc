const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LONGEST_BACK_OFF = 5 * MINUTE;

/**
 * The longest that a server's Retry-After is believed, and that anything waits by the clock. A time further off than this
 * was not set by us: the clock has been put back.
 */
export const LONGEST_WAIT = 24 * 60 * MINUTE;

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
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT) : 0;
}

/** Whether a time has come. One that is further off than anything waits has come too: the clock was put back. */
export function isDue(at: number, now: number): boolean {
  return at <= now || at > now + LONGEST_WAIT;
}
