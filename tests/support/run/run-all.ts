import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { IS_BUILT } from '../browser/build-app.ts';
import { forgetLeftOut, leftOut } from './debian-packages.ts';
import { keepFlaky, rerunFailed } from './rerun-failed.ts';
import { readSummary } from './test-summary.ts';
import { UNHANDLED } from './unhandled-errors.ts';

/**
 * `npm test`, the gate: what a change must pass. With `--all`, `npm run test:all`: the same, and everything that is tagged
 * `night`, other engines, seeds drawn by chance, long fuzzing and each benchmark once. `tests/README.md` says what is where.
 */
const isAll = process.argv.includes('--all');
if (isAll) {
  process.env.OUTPOST_SEED ??= String(Date.now() % 2 ** 31);
  process.env.OUTPOST_NIGHT = 'yes';
  console.log(`OUTPOST_SEED=${process.env.OUTPOST_SEED} repeats the chance of this run.`);
}

/** Programs of `node_modules/.bin` are called by name: npm puts that folder on the path, and npx would take a second for each. */
type Step = readonly [name: string, command: string, ...args: string[]];

const REPORT = 'node_modules/.cache/test-report.json';
/** How many lines of a failed step are printed again at the end: its last lines usually say why it failed. */
const LAST_LINES = 4;
const TAGS = isAll ? [] : ['--tagsFilter=!night'];

/** Every step runs, so that one look shows all that is wrong. The lanes of a stage run side by side: each keeps one processor busy. */
const STAGES: readonly (readonly Step[])[][] = [
  [
    [
      ['types', 'npm', 'run', '--silent', 'check'],
      ['lint with types', 'oxlint', '--type-aware', '--deny-warnings'],
      ['shipped data', 'npm', 'run', '--silent', 'data', '--', '--check'],
    ],
    [
      ['build', 'npm', 'run', '--silent', 'build'],
      ['size', 'npm', 'run', '--silent', 'size'],
      ['format', 'oxfmt', '--check'],
      ['lint', 'eslint', '--max-warnings', '0', '.'],
    ],
  ],
  [
    [
      [
        'tests',
        'vitest',
        'run',
        ...TAGS,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${REPORT}`,
        '--reporter=./tests/support/run/unhandled-errors.ts',
      ],
    ],
  ],
  ...(isAll
    ? [
        [[['oldest Chromium', 'tsx', 'tests/support/engines/oldest-chromium.ts'] as const]],
        [
          [['fuzz, ten minutes', 'npm', 'run', '--silent', 'fuzz', '--', '--minutes', '10'] as const],
          // This shows that they run to their end. Their measurements do not count, because other work runs at the same time.
          [['benchmarks, once and small', 'npm', 'run', '--silent', 'bench', '--', '--smoke'] as const],
        ],
      ]
    : []),
];

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
  if (name === 'build' && ok) process.env[IS_BUILT] = 'yes'; // Tests would build it again.
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

const tests = results.find(({ name }) => name === 'tests');
const flaky = tests?.ok === false ? rerunFailed(REPORT, UNHANDLED, TAGS) : [];
// A test that fails in the busy run and passes alone is a bug of its own. It is named, and does not refuse the change.
if (tests && flaky) tests.ok = true;
keepFlaky(flaky ?? []);

console.log();
for (const { name, ok, end, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) for (const line of end) console.log(`       ${line}`);
}
for (const line of leftOut()) console.log(line);
console.log(readSummary(REPORT, UNHANDLED, flaky));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
