import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Runs every benchmark, one after the other, or those whose names contain one of the words given. */
const FOLDER = 'tests/bench';
const words = process.argv.slice(2);
const wanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word));

const programs = readdirSync(FOLDER).filter((file) => file.endsWith('.bench.ts') && wanted(file));
if (programs.length === 0) throw new Error(`No benchmark in ${FOLDER} has a name with: ${words.join(', ')}`);
for (const program of programs) {
  console.log(`── ${program}\n`);
  const { status } = spawnSync('npx', ['tsx', `${FOLDER}/${program}`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
