import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/domain/rules/rules.ts';

const SUITE = 'tests/contract/suite';
const suite = readdirSync(SUITE)
  .map((file) => readFileSync(`${SUITE}/${file}`, 'utf8'))
  .join('\n');

const readme = readFileSync('src/contract/README.md', 'utf8');
const table = /\| open \| chosen \| held by \|\n\|[-|]+\|\n((?:\|.*\|\n)+)/.exec(readme)?.[1] ?? '';
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, open = '', , heldBy = '']) => ({ open, heldBy }));

describe('what the contract leaves open', () => {
  test('stands in src/contract/README.md, in more than twenty rows', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  test.each(rows)('$open: rules that there are, or words of a test, hold what was chosen', ({ heldBy }) => {
    const named = Array.from(heldBy.matchAll(/`([^`]+)`/g), ([, rule]) => rule);
    const quoted = Array.from(heldBy.matchAll(/“([^”]+)”/g), ([, words = '']) => words);
    expect(named.filter((one) => !rules.some((rule) => rule === one))).toEqual([]);
    // A rule counts when some case of the suite breaks it.
    expect([...named, ...quoted].filter((words = '') => !suite.includes(words))).toEqual([]);
    expect(named.length + quoted.length).toBeGreaterThan(0);
  });
});
