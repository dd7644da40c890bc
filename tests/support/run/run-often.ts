import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { IS_BUILT } from '../browser/build-app.ts';

/**
 * Runs tests of the gate many times and prints a table: `npm run test:flaky -- --times 20 [--project e2e …] [files …]`.
 * Every second run has two busy loops beside it, which take half of two processors.
 */
const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    project: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const REPORT = 'node_modules/.cache/test-report-often.json';
const LOOPS = 2;
const arguments_ = [
  ...[
    'vitest',
    'run',
    '--tagsFilter=!night',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ],
  ...values.project.flatMap((name) => ['--project', name]),
  ...positionals,
];

interface Row {
  run: number;
  beside: string;
  seconds: number;
  passed: number;
  failed: string[];
}

function busyLoops(): ChildProcess[] {
  return Array.from({ length: LOOPS }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
}

function runOnce(run: number): Row {
  const loops = run % 2 === 0 ? busyLoops() : [];
  const started = performance.now();
  const { status } = spawnSync('npx', arguments_, { stdio: ['ignore', 'ignore', 'inherit'] });
  const seconds = Math.round((performance.now() - started) / 1000);
  for (const loop of loops) loop.kill('SIGKILL');
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    numPassedTests: number;
    testResults: {
      name: string;
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => `${name}: ${one.fullName}\n      ${one.failureMessages.join('\n').slice(0, 600)}`),
  );
  // A file that does not load, or an error that no test caught, fails the run without a failed test.
  if (status !== 0 && failed.length === 0) failed.push(`Vitest ended with ${status}`);
  return {
    run,
    beside: loops.length > 0 ? `${LOOPS} busy loops` : 'nothing',
    seconds,
    passed: report.numPassedTests,
    failed,
  };
}

spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
process.env[IS_BUILT] = 'yes';
const rows: Row[] = [];
for (let run = 1; run <= Number(values.times); run += 1) {
  const row = runOnce(run);
  rows.push(row);
  console.log(
    `${row.run}\t${row.beside}\t${row.seconds} s\t${row.passed} passed\t${row.failed.length} failed`,
  );
  for (const line of row.failed) console.log(`    ${line}`);
}
const red = rows.filter(({ failed }) => failed.length > 0);
console.log(`${rows.length} runs, ${red.length} red`);
process.exitCode = red.length > 0 ? 1 : 0;
