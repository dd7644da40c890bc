import type { Plugin } from 'vite';

const DECLARED = 'export let hydrating = false;';
const SET = 'hydrating = value;';

/**
 * Leaves out what Svelte has for pages that a server has drawn. Its flag for that is there "so it can be treeshaken out", but a
 * bundler sees code that sets it, none of which runs while it is false. 1.3 kB of the first load.
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
