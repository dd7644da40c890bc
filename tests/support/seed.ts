/** A seed for a run of fast-check: the one that OUTPOST_SEED names, else another each time; printed, so that a run can be repeated. */
export function seedOf(name: string): { seed: number } {
  const seed = Number(process.env.OUTPOST_SEED ?? Date.now() % 2 ** 31);
  console.log(`${name}: seed ${seed}`);
  return { seed };
}
