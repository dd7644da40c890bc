import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cell, line, separatorFor, unguarded } from '../../../src/organisation/export/csv.ts';
import { linesOf } from './spreadsheet.ts';

describe('a cell', () => {
  test.each([
    ['nothing', '', ''],
    ['plain words', 'Nakuru 3', 'Nakuru 3'],
    ['a comma', 'a, b', '"a, b"'],
    ['quotation marks', 'the "old" one', '"the ""old"" one"'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with a comma', '=SUM(1,2)', '"\'=SUM(1,2)"'],
    ['a plus', '+254700', "'+254700"],
    ['a minus', '-5', "'-5"],
    ['an at sign', '@cmd', "'@cmd"],
    ['a tab', '\tx', "'\tx"],
    ['a carriage return', '\rx', '"\'\rx"'],
    ['a formula behind spaces', '  =1', "  '=1"],
    ['full-width signs', '\uFF1D1', "'\uFF1D1"],
    ['a formula behind what no one sees', '\u200B\uFEFF=1', "\u200B\uFEFF'=1"],
    ['a formula behind a semicolon', 'a; =1', "a; '=1"],
    ['a minus inside', 'NK-0012', 'NK-0012'],
  ])('with %s', (_, text, expected) => {
    expect(cell(text)).toBe(expected);
  });
});

test('whatever is typed, no cell begins a formula, in a spreadsheet that parts by commas, semicolons or tabs', () => {
  const typed = fc.array(fc.constantFrom(...'=+-@＝;,"\t\r\n \u200B\uFEFF\u00ADa1\''.split('')), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(typed, (letters) => {
      const file = line(['K7', letters.join(''), 'end']);
      for (const separator of [',', ';', '\t'])
        for (const one of linesOf(file, separator).flat())
          expect(one.replaceAll(/[\s"\p{DI}\p{Cf}]/gu, '')).not.toMatch(/^[=+\-@＝]/);
    }),
    { seed: 41, numRuns: 5_000 },
  );
});

test('a guard is taken off again, and no other apostrophe', () => {
  const typed = fc.array(fc.constantFrom(...'=+-@＝;"\t\r\n \u200Ba1'.split('')), { maxLength: 12 });
  fc.assert(
    fc.property(typed, (letters) => {
      const text = letters.join('');
      const [[guarded = ''] = []] = linesOf(`${cell(text, '|')}\n`, '|');
      expect(unguarded(guarded)).toBe(text);
    }),
    { seed: 43, numRuns: 2_000 },
  );
  expect(["'t Hooft", "O'-Brien", "it's"].map(unguarded)).toEqual(["'t Hooft", "O'-Brien", "it's"]);
});

test('what is harmless is read back letter for letter', () => {
  const harmless = fc.array(
    fc.constantFrom('Élan', 'a "b"', 'a, b', 'a; b', 'two\nlines', 'three\r\nlines', 'x\ty', '日本', ''),
    {
      minLength: 2,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(fc.array(harmless), (lines) => {
      expect(linesOf(lines.map((cells) => line(cells)).join(''), ',')).toEqual(lines);
    }),
    { seed: 42 },
  );
});

test.each([
  ['en', ','],
  ['sw', ','],
  ['fr', ';'],
  ['es', ';'],
  ['pt', ';'],
  ['ar', ';'],
])('spreadsheets in %s part cells by “%s”', (language, separator) => {
  expect(separatorFor(language)).toBe(separator);
});

test('between semicolons a comma needs no quotation marks, and a semicolon does', () => {
  expect(line(['a, b', 'c; d', 'e'], ';')).toBe('a, b;"c; d";e\r\n');
  expect(linesOf(line(['a, b', 'c; d', 'e'], ';'), ';')).toEqual([['a, b', 'c; d', 'e']]);
});
