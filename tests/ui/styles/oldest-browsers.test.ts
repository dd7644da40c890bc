import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import css from '@eslint/css';
import { Linter, type Rule } from 'eslint';
import { describe, expect, test } from 'vitest';

/**
 * Chromium 108, Firefox 121 and Safari 16.4 are the oldest browsers that are supported. What was in all browsers at the end of 2022
 * is in them. The rule takes no newer year: at the end of 2023 some of it was in Chromium 120 only.
 */
const YEAR = 2022;

/** Newer, and in all three: Chromium 105, Firefox 110 or 121, Safari 16 or older. */
const SINCE_2023 = {
  allowSelectors: ['has'],
  allowAtRules: ['container'],
  allowProperties: ['container', 'container-type', 'outline', 'accent-color', 'overscroll-behavior'],
};

/** Only nicer where it is known: nothing is lost, overlaps or moves without it. */
const NICER = {
  allowAtRules: ['page'],
  allowProperties: [
    ...['text-wrap', 'hyphens', 'line-clamp', 'text-size-adjust', 'paint-order', 'resize'],
    ...['print-color-adjust', 'forced-color-adjust', 'scrollbar-width', 'overflow-anchor'],
    // Filters.svelte has another width where it is not known.
    'field-sizing',
  ],
  allowPropertyValues: { 'break-before': ['column'], 'text-align': ['match-parent'] },
  // Of a grid's columns, which all three know.
  allowFunctions: ['fit-content'],
};

const RULE = {
  available: YEAR,
  allowSelectors: SINCE_2023.allowSelectors,
  allowAtRules: [...SINCE_2023.allowAtRules, ...NICER.allowAtRules],
  allowProperties: [...SINCE_2023.allowProperties, ...NICER.allowProperties],
  allowPropertyValues: NICER.allowPropertyValues,
  allowFunctions: NICER.allowFunctions,
};

const linter = new Linter();

/** The other rule finds a rule in a rule only where an ampersand is written. */
const noNesting: Rule.RuleModule = {
  create: (context) => ({
    'Rule Rule': (node: Rule.Node) => context.report({ node, message: 'A rule stands in a rule.' }),
  }),
};

/** What the oldest browsers do not know of a style, and has no `@supports` around it. */
function tooNew(style: string): string[] {
  const found = linter.verify(
    // Svelte's own word, which it takes away.
    style.replaceAll(':global(', ':is('),
    {
      files: ['**/*.css'],
      plugins: { css, own: { rules: { 'no-nesting': noNesting } } },
      language: 'css/css',
      // It does not know every condition of `@container`.
      languageOptions: { tolerant: true },
      rules: { 'css/use-baseline': ['error', RULE], 'own/no-nesting': 'error' },
    },
    'style.css',
  );
  // The rule does not look into a shorthand.
  const shorthand = /grid(-template)?:[^;]*subgrid/.exec(style);
  return [...found.map(({ message, line }) => `${line}: ${message}`), ...(shorthand ? [shorthand[0]] : [])];
}

function stylesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.css')
    ? [text]
    : [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
}

describe('styles', () => {
  const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|svelte)$/.test(file))
    .map((file) => path.join('src/ui', file));

  test.each(files)('of %s are known to the oldest browsers, or have a fallback', (file) => {
    expect(stylesOf(file).flatMap(tooNew)).toEqual([]);
  });

  // The rule does not look into custom properties. What build/light-dark.ts puts in its place is in the tokens alone.
  test.each(files.filter((file) => !file.endsWith('tokens.css')))('of %s have no light-dark()', (file) => {
    expect(stylesOf(file).join()).not.toContain('light-dark(');
  });

  test.each([
    'a { & b { color: red } }',
    'a { .c { color: red } }',
    'a { color: light-dark(red, blue) }',
    'a { color: color-mix(in oklab, red, blue) }',
    'a { color: oklch(1 1 1) }',
    'a { height: 1lh }',
    'a { float: inline-end }',
    ':dir(rtl) { color: red }',
    ':popover-open { color: red }',
    'a { display: grid; grid-template-rows: subgrid }',
    'a { display: grid; grid-template: subgrid / subgrid }',
    '@starting-style { a { opacity: 0 } }',
    '@scope (a) { b { color: red } }',
    "@property --x { syntax: '*'; inherits: false }",
  ])('with %s are refused', (style) => {
    expect(tooNew(style)).not.toEqual([]);
  });

  test('with @supports around what is newer are taken', () => {
    expect(tooNew('@supports (height: 1dvh) { a { grid-template-rows: auto } }')).toEqual([]);
    expect(tooNew('@supports (grid-template-rows: subgrid) { a { grid-template-rows: subgrid } }')).toEqual(
      [],
    );
  });
});
