import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from '../../../src/contract/zod.ts';

/** The part of Vitest's JSON report that is counted. */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** How many lines of a failure's reason are printed again at the end, because the end of a log is never cut off. */
const LINES = 12;

/**
 * The closing lines of a run: what failed and why, and how many did. A file that could not even be loaded counts as one failure.
 * @param unhandled the file with the errors that no test caught (`unhandled-errors.ts`)
 * @param flaky the tests that failed and passed when they ran again alone, one line each (`rerun-failed.ts`); then they are
 * all that failed, and count as passed. Empty if there are none, or if other tests failed too.
 */
export function readSummary(file: string, unhandled: string, flaky: readonly string[] = []): string {
  if (!existsSync(file)) return 'No test ran';
  const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const unloaded = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  const word = flaky.length > 0 ? 'FLAKY' : 'FAILED';
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) =>
        [`${word} ${path.relative('.', name)}: ${fullName}`, ...failureMessages.map(reasonOf)].join('\n'),
      ),
  );
  const notLoaded = unloaded.map(({ name }) => `${word} ${path.relative('.', name)}: could not be loaded`);
  const uncaught = unhandledIn(unhandled).map((text) => `UNHANDLED ERROR in ${reasonOf(text).trimStart()}`);
  const failures = report.numFailedTests + unloaded.length;
  const count =
    flaky.length > 0
      ? `${report.numPassedTests + failures} passed, 0 failed`
      : `${report.numPassedTests} passed, ${failures} failed`;
  return [...failed, ...notLoaded, ...uncaught, count].join('\n');
}

function unhandledIn(file: string): string[] {
  return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** The first lines of a reason, indented, without the colours of a terminal. */
function reasonOf(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}
