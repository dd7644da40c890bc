import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'coverage/', 'public/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    // Not svelte.config.js itself: its function could not be written to ESLint's cache.
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig: { compilerOptions: { runes: true } } },
    },
  },
  {
    // Programs for a terminal print.
    files: ['data/**', 'tests/**', 'src/server/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
);
