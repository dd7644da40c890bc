/** What the tests draw begins here, so that a change answers only for itself. */
const FIXED = 1;

/** Whether each run draws something else, which is for runs that may take long. */
export const DRAWS_ANEW = setting('OUTPOST_SEED') === 'random';

/**
 * A seed for what a test draws: always the same, or the one that OUTPOST_SEED names. With OUTPOST_SEED=random it is another each
 * time, and printed, so that a run can be repeated.
 */
export function seedOf(name: string): { seed: number } {
  if (!DRAWS_ANEW) return { seed: Number(setting('OUTPOST_SEED') ?? FIXED) };
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`${name}: seed ${seed}`);
  return { seed };
}

/** How many runs fast-check makes: as many as OUTPOST_RUNS says, else `few`, or `many` where each run draws something else. */
export function runsOf(few: number, many = few): { numRuns: number } {
  return { numRuns: Number(setting('OUTPOST_RUNS') ?? (DRAWS_ANEW ? many : few)) };
}

/** A page has no environment: there Vite hands in what begins with VITE_. */
function setting(name: 'OUTPOST_SEED' | 'OUTPOST_RUNS'): string | undefined {
  const handedIn = import.meta.env as Record<string, string | undefined> | undefined;
  return (typeof process === 'undefined' ? undefined : process.env[name]) ?? handedIn?.[`VITE_${name}`];
}
