import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentPolicy } from '../../src/build/content-policy.ts';
import { mayAsk } from '../../src/service-worker/api-callers.ts';

/** Held by tests/e2e/shell/callers.test.ts, in the built app. */
const callers = readFileSync('src/service-worker/README.md', 'utf8');

function cellsOf(text: string, row: string): string[] {
  const line = text.split('\n').find((one) => one.startsWith(`| ${row}`));
  return line?.slice(2, -2).split(' | ').slice(1) ?? [];
}

const SAID: Readonly<Record<string, string>> = { service: 'yes', refused: 'no: 403', host: 'asks the host' };

test.each([
  ['of the app’s page, such as', 'script of the app’s page |'],
  ['of another page below the app’s path', 'script of a page below the app’s path |'],
  ['of a page elsewhere on the origin', 'script of a page outside the app’s path |'],
])('what is said that a script %s may do is what the worker’s table of callers says', (row, caller) => {
  const [reads = '', writes = ''] = cellsOf(callers, caller);
  expect(cellsOf(callers, row)).toEqual([SAID[reads], SAID[writes]]);
});

test('in practice a script reads, and does not write onto the device', () => {
  const scope = 'https://app.test/some/';
  const may = (method: string) => mayAsk({ method, mode: 'cors', page: `${scope}?practice#/` }, scope);
  expect([may('GET'), may('POST')]).toEqual([true, false]);
  expect(cellsOf(callers, 'of the app’s page, in practice')).toEqual(['yes', 'no: 403']);
});

test('the policy runs scripts of the app’s own files, and no inline ones', () => {
  const { transformIndexHtml: given } = contentPolicy();
  const policy = JSON.stringify((given as () => unknown)());
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
});
