import { expect, test } from 'vitest';
import { parseJson } from '../../../src/domain/text/parse-json.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('what nests deeper than anything that is meant is not read', () => {
  expect(parseJson(nested(100_000))).toBeUndefined();
  expect(parseJson(`{"a":${nested(101)}}`)).toBeUndefined();
  expect(parseJson(nested(100))).toHaveLength(1);
});

test('brackets in a text nest nothing, and many beside one another neither', () => {
  const text = `${'['.repeat(500)}\\"{`;
  expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
  expect(parseJson(`[${Array(500).fill('[]').join()}]`)).toHaveLength(500);
});

test('what is not JSON is undefined', () => {
  expect(parseJson('{')).toBeUndefined();
  expect(parseJson('"'.repeat(999))).toBeUndefined();
});
