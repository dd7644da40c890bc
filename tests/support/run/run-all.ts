import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { IS_BUILT } from '../browser/build-app.ts';
import { forgetLeftOut, leftOut } from './debian-packages.ts';
import { readSummary } from './test-summary.ts';
import { UNHANDLED } from './unhandled-errors.ts';

type Step = readonly [name: string, command: string, ...args: string[]];

/**
 * What `npm test` consists of. Every step runs, so that one look shows all that is wrong.
 * The lanes of a stage run side by side, because each of their steps keeps one processor busy.
 */
const REPORT = 'node_modules/.cache/test-report.json';
const LAST_LINES = 4;
const STAGES: readonly (readonly Step[])[][] = [
  [[['types of the generated client', 'npm', 'run', '--silent', 'types']]],
  [
    [['lint', 'npx', 'eslint', '--max-warnings', '0', '.']],
    [
      ['format', 'npx', 'prettier', '--check', '.'],
      ['types', 'npm', 'run', '--silent', 'check'],
      ['shipped data', 'npm', 'run', '--silent', 'data', '--', '--check'],
      ['build', 'npm', 'run', '--silent', 'build'],
      ['size', 'npm', 'run', '--silent', 'size'],
      // Whether they run to their end: what they measure here is not judged.
      ['benchmarks, once and small', 'npm', 'run', '--silent', 'bench', '--', '--smoke'],
    ],
  ],
  [
    [
      [
        'tests',
        'npx',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${REPORT}`,
        '--reporter=./tests/support/run/unhandled-errors.ts',
      ],
    ],
  ],
];

/** The last lines of what a step printed: why it failed stands there, and far above what ends a long log. */
const endOf = (text: string) => text.trim().split('\n').slice(-LAST_LINES);

/** Runs one step; beside others its output is kept and printed whole, alone it is printed as it comes. */
async function run([name, command, ...args]: Step, isAlone: boolean) {
  if (isAlone) console.log(`\n── ${name}`);
  const started = performance.now();
  const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => {
      resolve(false);
    });
    child.once('close', (status) => {
      resolve(status === 0);
    });
  });
  if (name === 'build' && ok) process.env[IS_BUILT] = 'yes'; // Benchmarks and tests would build it again.
  const text = Buffer.concat(output).toString();
  if (!isAlone) console.log(`\n── ${name}\n${text}`);
  return { name, ok, end: endOf(text), seconds: (performance.now() - started) / 1000 };
}

rmSync(REPORT, { force: true });
rmSync(UNHANDLED, { force: true });
forgetLeftOut();
const results: Awaited<ReturnType<typeof run>>[] = [];
for (const lanes of STAGES) {
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) results.push(await run(step, lanes.length === 1));
    }),
  );
}

console.log();
for (const { name, ok, end, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) for (const line of end) console.log(`       ${line}`);
}
for (const line of leftOut()) console.log(line);
console.log(readSummary(REPORT, UNHANDLED));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
