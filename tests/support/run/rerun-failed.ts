import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '../../../src/contract/zod.ts';

/** If more files failed, the cause is the change or the machine, and running them again would show nothing. */
const MOST_FILES = 5;
const SECOND_REPORT = 'node_modules/.cache/test-report-again.json';
/** The flaky tests of the last run, one a line. Empty where there were none. */
export const FLAKY = 'node_modules/.cache/flaky.txt';

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/**
 * Runs the files in which a test failed once more, one after the other, with nothing beside them.
 * @param report of the first run, as Vitest writes it
 * @param unhandled the errors of the first run that no test caught (`unhandled-errors.ts`)
 * @param tags the filter of the first run
 * @returns the tests that failed first and pass now, one line each; undefined where something failed again, where nothing
 * was run again, or where an error was caught by no test
 */
export function rerunFailed(
  report: string,
  unhandled: string,
  tags: readonly string[],
): string[] | undefined {
  if (!existsSync(report) || hasUncaught(unhandled)) return undefined;
  const failed = Report.parse(JSON.parse(readFileSync(report, 'utf8'))).testResults.filter(
    ({ status }) => status === 'failed',
  );
  if (failed.length === 0 || failed.length > MOST_FILES) return undefined;
  const files = failed.map(({ name }) => path.relative('.', name));
  console.log(`\n── once more, alone: ${files.join(' ')}`);
  const { status } = spawnSync(
    'npx',
    [
      ...['vitest', 'run', '--maxWorkers=1', '--no-file-parallelism', ...tags],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${SECOND_REPORT}`, ...files],
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) return undefined;
  return failed.flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return (tests.length > 0 ? tests : ['could not be loaded']).map(
      (test) => `${path.relative('.', name)}: ${test}`,
    );
  });
}

/** Stores the list for a person who looks for the cause. */
export function keepFlaky(lines: readonly string[]): void {
  mkdirSync(path.dirname(FLAKY), { recursive: true });
  writeFileSync(FLAKY, lines.map((line) => `${line}\n`).join(''));
}

function hasUncaught(file: string): boolean {
  return existsSync(file) && z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))).length > 0;
}
