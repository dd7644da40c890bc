import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neverHydrating } from '../../src/build/no-hydration.ts';

test('the flag of the Svelte that is installed is never set', () => {
  const code = readFileSync('node_modules/svelte/src/internal/client/dom/hydration.js', 'utf8');
  expect(neverHydrating(code).match(/\bhydrating = \w+;/g)).toEqual(['hydrating = false;']);
  expect(neverHydrating(code)).toContain('export const hydrating = false;');
});

test('a Svelte that declares it otherwise stops the build', () => {
  expect(() => neverHydrating('export let isHydrating = false;')).toThrow('otherwise');
});
