import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { forgetLeftOut, leftOut } from './debian-packages.ts';
import { readSummary } from './test-summary.ts';

/** What `npm test` consists of. Every step runs, so that one look shows all that is wrong. */
const REPORT = 'node_modules/.cache/test-report.json';
const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'npm', 'run', '--silent', 'check'],
  ['lint and format', 'npm', 'run', '--silent', 'lint'],
  ['shipped data', 'npm', 'run', '--silent', 'data', '--', '--check'],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['size', 'npm', 'run', '--silent', 'size'],
  ['benchmarks, once and small', 'npm', 'run', '--silent', 'bench', '--', '--smoke'],
  ['tests', 'npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
];

rmSync(REPORT, { force: true });
forgetLeftOut();
const results = STEPS.map(([name, command, ...args]) => {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  return { name, ok: status === 0, seconds: (performance.now() - started) / 1000 };
});

console.log();
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
}
for (const line of leftOut()) console.log(line);
console.log(readSummary(REPORT));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
