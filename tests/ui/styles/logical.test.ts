import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** A side that does not turn with the direction of the text: `margin-left`, `left:`, `text-align: right`. */
const SIDE =
  /(?:^|[\s;{-])(?:left|right)\s*:|-(?:left|right)-[a-z]+\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

/** Four values in one, as `padding: 1px 2px 3px 4px`. */
const FOUR = /(?:^|[\s;{])(?:inset|margin|padding|border-width|scroll-margin|scroll-padding)\s*:\s*([^;{}]+)/;

/** What is wrong with one declaration for languages that are read from right to left. */
function sided(declaration: string): boolean {
  if (SIDE.test(declaration)) return true;
  const values =
    FOUR.exec(declaration)?.[1]?.match(/(?:[^\s()]+\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()]+)/g) ?? [];
  return values.length === 4 && values[1] !== values[3];
}

function stylesOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const css = file.endsWith('.css') ? text : (/<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '');
  return css.replace(/\/\*.*?\*\//gs, '');
}

describe('styles', () => {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|svelte)$/.test(file))
    .map((file) => path.join('src/ui', file));

  test.each(files)('of %s turn with the direction of the language', (file) => {
    const declarations = stylesOf(file).split(/(?<=[;{}])/);
    expect(declarations.filter(sided).map((declaration) => declaration.trim())).toEqual([]);
  });

  // The browser mirrors signs such as › in a line that is read from the right: turned in a style, they point backwards.
  test.each(files)('of %s turn no sign that stands in the text', (file) => {
    expect(stylesOf(file)).not.toMatch(/\[dir='rtl'\][^{}]*\{[^{}]*content:/);
  });
});

test.each([
  ['margin-left: 4px;', true],
  ['left: 0;', true],
  ['border-top-left-radius: 4px;', true],
  ['text-align: right;', true],
  ['inset: 0 0 auto auto;', true],
  ['padding: 0 var(--a) 0 calc(var(--a) + 3px);', true],
  ['inset-inline-start: 0;', false],
  ['padding: 0 var(--a) 4px var(--a);', false],
  ['text-align: start;', false],
  ['grid-template-areas: "left right";', false],
])('“%s” is sided: %s', (declaration, is) => {
  expect(sided(declaration)).toBe(is);
});
