import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/**
 * Runs every benchmark, one after the other, or those whose names contain one of the words given. With `--smoke` each runs
 * once and small: whether it runs to its end is what counts then, not how long anything takes.
 */
const FOLDER = 'tests/bench';
const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('--'));
const env = { ...process.env, ...(args.includes('--smoke') && { BENCH: 'smoke' }) };
const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));

const programs = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.bench.ts') && wanted(file))
  .sort();
if (programs.length === 0) throw new Error(`No benchmark in ${FOLDER} has a name with: ${words.join(', ')}`);
const failed: string[] = [];
for (const program of programs) {
  console.log(`── ${program}\n`);
  const run = ['--import', 'tsx', 'tests/support/run/with-messages.ts', `${FOLDER}/${program}`];
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit', env });
  if (status !== 0) failed.push(program);
}
if (failed.length > 0) {
  console.log(`Not run to its end, or over a limit: ${failed.join(', ')}`);
  process.exitCode = 1;
}
