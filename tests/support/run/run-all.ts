import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
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

interface Step {
  name: string;
  /** Programs of `node_modules/.bin` are called by name: npm puts that folder on the path, and npx would take a second for each. */
  run: readonly [command: string, ...args: string[]];
}

const TESTS = 'tests';
const REPORT = 'node_modules/.cache/test-report.json';
/** How many lines of a failed step are printed again at the end: its last lines usually say why it failed. */
const LAST_LINES = 4;
const TAGS = isAll ? [] : ['--tagsFilter=!night'];

/**
 * Every step runs, so that one look shows all that is wrong. Two steps of a stage run side by side; when one ends, the next begins.
 * What runs beside the tests takes what these leave of the processors while they wait.
 */
const STAGES: readonly (readonly Step[])[] = [
  [
    // Writes the types of messages and of the generated client first, which the lint reads.
    { name: 'types', run: ['npm', 'run', '--silent', 'check'] },
    { name: 'build', run: ['npm', 'run', '--silent', 'build'] },
  ],
  [
    {
      name: TESTS,
      run: [
        'vitest',
        'run',
        ...TAGS,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${REPORT}`,
        '--reporter=./tests/support/run/unhandled-errors.ts',
      ],
    },
    { name: 'lint with types', run: ['oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'lint', run: ['eslint', '--max-warnings', '0', '.'] },
    { name: 'format', run: ['oxfmt', '--check'] },
    { name: 'size', run: ['npm', 'run', '--silent', 'size', ...(isAll ? [] : ['--', '--judged'])] },
    { name: 'shipped data', run: ['npm', 'run', '--silent', 'data', '--', '--check'] },
  ],
  ...(isAll
    ? [
        [{ name: 'oldest Chromium', run: ['tsx', 'tests/support/engines/oldest-chromium.ts'] as const }],
        [
          {
            name: 'fuzz, ten minutes',
            run: ['npm', 'run', '--silent', 'fuzz', '--', '--minutes', '10'] as const,
          },
          // This shows that they run to their end. Their measurements do not count, because other work runs at the same time.
          {
            name: 'benchmarks, once and small',
            run: ['npm', 'run', '--silent', 'bench', '--', '--smoke'] as const,
          },
        ],
      ]
    : []),
];

const endOf = (text: string) => text.trim().split('\n').slice(-LAST_LINES);

/** Runs one step. Tests are printed as they come; the output of any other step is kept, and printed whole after its stage. */
async function run({ name, run: [command, ...args] }: Step) {
  const isShown = name === TESTS;
  if (isShown) console.log(`\n── ${name}`);
  const started = performance.now();
  const child = spawn(command, args, { stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  if (!isShown && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
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
  const seconds = (performance.now() - started) / 1000;
  return { name, ok, text: Buffer.concat(output).toString(), seconds };
}

type Result = Awaited<ReturnType<typeof run>>;

/** Runs a stage in two lanes. */
async function runStage(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step));
  };
  await Promise.all([lane(), lane()]);
  for (const { name, text } of results) if (name !== TESTS) console.log(`\n── ${name}\n${text}`);
  return results;
}

rmSync(REPORT, { force: true });
rmSync(UNHANDLED, { force: true });
forgetLeftOut();
const results: Result[] = [];
for (const steps of STAGES) results.push(...(await runStage(steps)));

const tests = results.find(({ name }) => name === TESTS);
const flaky = tests?.ok === false ? rerunFailed(REPORT, UNHANDLED, TAGS) : [];
// A test that fails in the busy run and passes alone is a bug of its own. It is named, and does not refuse the change.
if (tests && flaky) tests.ok = true;
keepFlaky(flaky ?? []);

console.log();
for (const { name, ok, text, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) for (const line of endOf(text)) console.log(`       ${line}`);
}
for (const line of leftOut()) console.log(line);
console.log(readSummary(REPORT, UNHANDLED, flaky));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
