import type { Plugin } from 'vite';

const DECLARED = 'export let hydrating = false;';
const SET = 'hydrating = value;';

/**
 * Leaves out what Svelte has for pages that a server has drawn: 1.3 kB of the first load. Svelte has a flag for that
 * "so it can be treeshaken out", but a bundler also sees code that sets the flag. None of that code runs while the
 * flag is false.
 */
export function withoutHydration(): Plugin {
  return {
    name: 'outpost:without-hydration',
    apply: 'build',
    transform: (code, id) =>
      id.endsWith('/svelte/src/internal/client/dom/hydration.js') ? neverHydrating(code) : undefined,
  };
}

/** @throws Error when Svelte writes it otherwise: then it is to be looked at again */
export function neverHydrating(code: string): string {
  if (!code.includes(DECLARED) || !code.includes(SET))
    throw new Error('Svelte declares `hydrating` otherwise');
  return code.replace(DECLARED, DECLARED.replace('let', 'const')).replace(SET, '');
}
