import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const HAND_IN = {
  time: 'Take `now: () => Date` as a parameter: only main.ts asks for the time.',
  id: 'Take `newId: () => string` as a parameter: only main.ts makes ids.',
  chance: 'Take `random: () => number` as a parameter: only main.ts asks for chance.',
};

/**
 * What needs types is linted by Oxlint (`.oxlintrc.json`), in seconds. It cannot read them in .svelte files: `npm run test:all`
 * has ESLint do that. typescript-eslint does not see the types of what a .svelte file imports; svelte-check does, and checks
 * them.
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
      'tests/contract/generated/service.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Slow, and about svelte/store, which nothing here uses.
      'svelte/require-store-reactive-access': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      // Oxlint has no option for it.
      'no-warning-comments': ['error', { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' }],
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
  {
    // Programs for a terminal print.
    files: ['data/**', 'tests/**', 'src/server/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': ['error', { name: 'svelte/store', message: 'Use runes.' }],
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/main.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: HAND_IN.time,
        },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: HAND_IN.time },
        { selector: "CallExpression[callee.name='Date']", message: HAND_IN.time },
        { selector: "MemberExpression[property.name='randomUUID']", message: HAND_IN.id },
        { selector: "MemberExpression[object.name='Math'][property.name='random']", message: HAND_IN.chance },
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export by name, so that it is called the same everywhere.',
        },
      ],
    },
  },
  {
    files: ['data/**', 'tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForFunction'] > [async=true]",
          message: 'It takes the promise for a yes and returns at once: use expect.poll and page.evaluate.',
        },
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^wait(For|Until)$/]",
          message: 'It gives up after a second: use expect.poll, whose patience is the project’s.',
        },
      ],
    },
  },
);
