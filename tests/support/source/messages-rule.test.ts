import { Linter } from 'eslint';
import parser from 'svelte-eslint-parser';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';
import syntax from './syntax-rule.js';

const IMPORT =
  "import { screens } from '../messages/screens.ts';\nimport { first } from '../messages/first.ts';";

function found(code: string, file: string): number[] {
  const isSvelte = file.endsWith('.svelte');
  const text = isSvelte ? `<script lang="ts">${IMPORT}\n${code}` : `${IMPORT}\n${code}`;
  return new Linter()
    .verify(
      text,
      [
        {
          files: ['**/*.ts', '**/*.svelte'],
          plugins: { syntax },
          languageOptions: isSvelte
            ? { parser, parserOptions: { parser: ts.parser } }
            : { parser: ts.parser },
          rules: { 'syntax/no-constant-message': 'error' },
        },
      ],
      file,
    )
    .map(({ line, fatal, message }) => {
      if (fatal) throw new Error(message);
      return line - 2;
    });
}

test.each([
  ['a text', 'x.ts', 'const title = first.titles.register;', [1]],
  [
    'a text of a part',
    'x.ts',
    'const { titles } = first;\nexport const TABLE = { it: titles.register };',
    [2],
  ],
  ['a text by a name that is not known before', 'x.ts', 'const word = first.states[state];', [1]],
  ['a text with facts, said at once', 'x.ts', 'const said = first.counts.people({ n: 1 });', [1]],
  ['a text in a component', 'x.svelte', 'const title = first.titles.register;</script>', [1]],
  [
    'what is said where no fact is given',
    'x.svelte',
    'const { is = first.titles.register } = $props();</script>',
    [1],
  ],
  ['a part of the table', 'x.ts', 'const words = screens.device;', []],
  ['a text with facts, to be said later', 'x.ts', 'const TABLE = { people: first.counts.people };', []],
  ['what a function reads', 'x.ts', 'const title = () => first.titles.register;', []],
  ['what a getter reads', 'x.ts', 'const TABLE = { get it() { return first.titles.register; } };', []],
  ['what follows the language', 'x.svelte', 'const title = $derived(first.titles.register);</script>', []],
  ['markup', 'x.svelte', '</script><p>{first.titles.register}</p>', []],
  ['another table', 'x.ts', "const title = { titles: { register: '' } }.titles.register;", []],
])('a constant may hold no message: %s', (_, file, code, lines) => {
  expect(found(code, file)).toEqual(lines);
});
