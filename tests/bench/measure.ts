/** `npm run bench -- --smoke`: each runs once and small, to see that it runs to its end; limits do not count then. */
export const isSmoke = process.env.BENCH === 'smoke';

/** One of the things compared; gives what one run took, in milliseconds or in whatever unit both use. */
export interface Contestant {
  name: string;
  run: () => number | Promise<number>;
}

export interface Comparison {
  title: string;
  ours: Contestant;
  peer: Contestant;
  /** Ours may be up to this many times the peer. */
  limit: number;
  rounds: number;
  /** Decides who goes first in each round, so that neither always finds the machine warm. */
  seed: number;
}

/** Runs both in turn, prints medians and their ratio, and fails the program when the ratio is over the limit. */
export async function compare({ title, ours, peer, limit, rounds, seed }: Comparison): Promise<number> {
  const random = seeded(seed);
  const times = { ours: [] as number[], peer: [] as number[] };
  // Not counted: the first run of each compiles and fills caches.
  await ours.run();
  await peer.run();
  for (let round = 0; round < (isSmoke ? 1 : rounds); round += 1) {
    const order = random() < 0.5 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const);
    for (const which of order) times[which].push(await (which === 'ours' ? ours : peer).run());
  }
  const ratio = median(times.ours) / median(times.peer);
  console.log(`${title} (${rounds} rounds, seed ${seed})`);
  console.log(`  ${ours.name}: ${spread(times.ours)}`);
  console.log(`  ${peer.name}: ${spread(times.peer)}`);
  verdict(`  ratio ${ratio.toFixed(2)}, limit ${limit}`, ratio <= limit);
  return ratio;
}

/** The same against a fixed limit. */
export async function hold(
  title: string,
  limit: number,
  rounds: number,
  run: Contestant['run'],
): Promise<number> {
  const times: number[] = [];
  await run();
  for (let round = 0; round < (isSmoke ? 1 : rounds); round += 1) times.push(await run());
  console.log(`${title} (${rounds} rounds)`);
  console.log(`  ${spread(times)}`);
  verdict(`  ratio ${(median(times) / limit).toFixed(2)} of the limit of ${limit}`, median(times) <= limit);
  return median(times);
}

/** What a function takes, in milliseconds. */
export async function milliseconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Numbers from 0 up to 1, the same for the same seed (a 32-bit linear congruential generator, Numerical Recipes' constants). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

function spread(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `median ${median(values).toFixed(2)}, from ${low.toFixed(2)} to ${high.toFixed(2)}`;
}

function verdict(text: string, holds: boolean): void {
  if (isSmoke) {
    console.log(`${text}: not judged, because it ran once\n`);
    return;
  }
  console.log(`${text}: ${holds ? 'holds' : 'DOES NOT HOLD'}\n`);
  if (!holds) process.exitCode = 1;
}
