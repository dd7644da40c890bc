/** A seed for a run of fast-check: the one that OUTPOST_SEED names, else another each time; printed, so that a run can be repeated. */
export function seedOf(name: string): { seed: number } {
  const seed = Number(process.env.OUTPOST_SEED ?? Date.now() % 2 ** 31);
  console.log(`${name}: seed ${seed}`);
  return { seed };
}

/** How many runs fast-check makes: as many as OUTPOST_RUNS says, else `usual`. */
export function runsOf(usual: number): { numRuns: number } {
  return { numRuns: Number(process.env.OUTPOST_RUNS ?? usual) };
}
