import { existsSync, readFileSync } from 'node:fs';
import { z } from '../../src/contract/zod.ts';

/** The part of Vitest's JSON report that is counted. */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** The closing line of a run. A file that could not even be loaded counts as one failure. */
export function readSummary(file: string): string {
  if (!existsSync(file)) return 'No test ran';
  const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const unloaded = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  return `${report.numPassedTests} passed, ${report.numFailedTests + unloaded.length} failed`;
}
