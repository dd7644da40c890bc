/** The seed of the gate: always the same, so that a failure is caused by the change and not by chance. */
const FIXED = 1;

/**
 * A seed for a test's random values: that of OUTPOST_SEED, which `npm run test:all` sets, otherwise always the same. It is printed,
 * so that a run can be repeated.
 */
export function seedOf(name: string): { seed: number } {
  const seed = Number(setting('OUTPOST_SEED') ?? FIXED);
  console.log(`${name}: seed ${seed}`);
  return { seed };
}

/** How many runs fast-check makes: as many as OUTPOST_RUNS says, else `few`, or `many` in `npm run test:all`. */
export function runsOf(few: number, many = few): { numRuns: number } {
  const usual = setting('OUTPOST_NIGHT') === undefined ? few : many;
  return { numRuns: Number(setting('OUTPOST_RUNS') ?? usual) };
}

/** A page has no environment. There, Vite passes the variables that begin with VITE_. */
function setting(name: 'OUTPOST_SEED' | 'OUTPOST_RUNS' | 'OUTPOST_NIGHT'): string | undefined {
  const handedIn = import.meta.env as Record<string, string | undefined> | undefined;
  return (typeof process === 'undefined' ? undefined : process.env[name]) ?? handedIn?.[`VITE_${name}`];
}
