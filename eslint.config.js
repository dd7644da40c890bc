import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import oxlint from './.oxlintrc.json' with { type: 'json' };
import syntax from './tests/support/source/syntax-rule.js';

/**
 * Oxlint (`.oxlintrc.json`) lints .ts files, in seconds and with their types. ESLint has what Oxlint cannot read: markup of .svelte
 * files, and Svelte's own rules. What needs types in them waits for `npm run test:all`, because it takes minutes: typescript-eslint does
 * not see the types of what a .svelte file imports; svelte-check does, and checks them.
 */
const TYPED_SVELTE = {
  files: ['**/*.svelte'],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    // Only its rules: the list begins with a parser, which cannot read Svelte.
    ...ts.configs.strictTypeCheckedOnly.at(-1)?.rules,
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
  },
};

export default defineConfig(
  // A rule holds for everybody: comments cannot switch it off.
  { linterOptions: { noInlineConfig: true } },
  {
    ignores: [
      '.svelte-check/',
      'dist/',
      'coverage/',
      'public/',
      'node_modules/',
      '**/*.ts',
      '!**/*.svelte.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    plugins: { syntax },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Slow, and about svelte/store, which nothing here uses.
      'svelte/require-store-reactive-access': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      // Slow, and for comments that switch rules off, which tests/architecture.test.ts forbids.
      'svelte/comment-directive': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    // Not svelte.config.js itself: its function could not be written to ESLint's cache.
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig: { compilerOptions: { runes: true } } },
    },
  },
  ...(process.env.OUTPOST_NIGHT ? [TYPED_SVELTE] : []),
  // What is forbidden in single folders.
  ...oxlint.overrides
    .filter(({ files }) => files.every((glob) => glob.endsWith('/**')))
    .map(({ files, excludeFiles, rules }) => ({ files, ignores: excludeFiles ?? [], rules })),
);
