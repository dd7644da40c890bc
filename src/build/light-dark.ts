import type { Plugin } from 'vite';

const TOKEN = /(--[\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\);/g;

/**
 * Gives the tokens to browsers without `light-dark()`, such as Safari 17.0 to 17.4. An earlier line of the same name would be no
 * fallback: a custom property takes any value, even one that the browser cannot use.
 */
export function lightDarkFallback(): Plugin {
  return {
    name: 'light-dark fallback',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/tokens.css') ? code + fallbackOf(code) : undefined),
  };
}

/** The same tokens by media query and by the choice made in Settings. */
function fallbackOf(css: string): string {
  const tokens = [...css.matchAll(TOKEN)];
  const light = tokens.map(([, name = '', value = '']) => `${name}: ${value};`).join('');
  const dark = tokens.map(([, name = '', , value = '']) => `${name}: ${value};`).join('');
  return `
@supports not (color: light-dark(red, red)) {
  :root { ${light} }
  @media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { ${dark} } }
  :root[data-scheme='dark'] { ${dark} }
}`;
}
