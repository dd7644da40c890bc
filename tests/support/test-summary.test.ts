import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSummary } from './test-summary.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'outpost-report-')), 'report.json');

test.each([
  ['all passed', { numPassedTests: 12, numFailedTests: 0, testResults: [] }, '12 passed, 0 failed'],
  ['some failed', { numPassedTests: 9, numFailedTests: 3, testResults: [] }, '9 passed, 3 failed'],
  [
    'a file could not be loaded',
    {
      numPassedTests: 12,
      numFailedTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    },
    '12 passed, 1 failed',
  ],
])('the closing line when %s', (_, report, line) => {
  writeFileSync(file, JSON.stringify(report));
  expect(readSummary(file)).toBe(line);
});

test('the closing line when Vitest did not get that far', () => {
  expect(readSummary('no-such-report.json')).toBe('No test ran');
});
