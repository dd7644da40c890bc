import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSummary } from './test-summary.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outpost-report-'));
const file = path.join(folder, 'report.json');
const unhandled = path.join(folder, 'unhandled.json');

const passed = { status: 'passed', fullName: 'goes well', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'goes wrong',
  failureMessages: [
    '\u001b[31mError: expected 1, was 2\u001b[39m\n\n    at its.test.ts:3:1\n    at file:///x/node_modules/vitest/a.js:1:1',
  ],
};
const fileOf = (status: string, ...assertionResults: object[]) => {
  return { name: path.resolve('tests/a.test.ts'), status, assertionResults };
};

test.each([
  [
    'all passed',
    { numPassedTests: 12, numFailedTests: 0, testResults: [fileOf('passed', passed)] },
    '12 passed, 0 failed',
  ],
  [
    'one failed',
    { numPassedTests: 9, numFailedTests: 1, testResults: [fileOf('failed', passed, failed)] },
    'FAILED tests/a.test.ts: goes wrong\n    Error: expected 1, was 2\n        at its.test.ts:3:1\n9 passed, 1 failed',
  ],
  [
    'a file could not be loaded',
    { numPassedTests: 12, numFailedTests: 0, testResults: [fileOf('passed', passed), fileOf('failed')] },
    'FAILED tests/a.test.ts: could not be loaded\n12 passed, 1 failed',
  ],
])('the closing lines when %s', (_, report, lines) => {
  writeFileSync(file, JSON.stringify(report));
  expect(readSummary(file, unhandled)).toBe(lines);
});

test('the closing lines when all passed, but an error was caught by no test', () => {
  writeFileSync(file, JSON.stringify({ numPassedTests: 12, numFailedTests: 0, testResults: [] }));
  const errors = path.join(folder, 'errors.json');
  writeFileSync(errors, JSON.stringify(['tests/a.test.ts, near: goes well\nError: late\n    at its.ts:3:1']));
  expect(readSummary(file, errors)).toBe(
    'UNHANDLED ERROR in tests/a.test.ts, near: goes well\n    Error: late\n        at its.ts:3:1\n12 passed, 0 failed',
  );
});

test('what passed when it ran again alone is flaky, not failed', () => {
  const report = { numPassedTests: 9, numFailedTests: 1, testResults: [fileOf('failed', passed, failed)] };
  writeFileSync(file, JSON.stringify(report));
  expect(readSummary(file, unhandled, ['tests/a.test.ts: goes wrong'])).toBe(
    'FLAKY tests/a.test.ts: goes wrong\n    Error: expected 1, was 2\n        at its.test.ts:3:1\n10 passed, 0 failed',
  );
});

test('the closing line when Vitest did not get that far', () => {
  expect(readSummary('no-such-report.json', unhandled)).toBe('No test ran');
});
