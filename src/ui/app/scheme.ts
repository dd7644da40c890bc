import { readEntry, writeEntry } from './browser-entry.ts';

/** Light or dark, as chosen on this device, or as the system has it. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The name of the entry with the choice. @param deployment its name */
const entryOf = (deployment: string) => `${deployment} scheme`;

/** Applies the choice to the page, and to the browser's own bar above it. To be called before anything is drawn. */
export function applyScheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  if (scheme === 'system') delete root.dataset['scheme'];
  else root.dataset['scheme'] = scheme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.dataset['scheme'];
    const chosen = own === scheme ? 'all' : 'not all';
    bar.setAttribute('media', scheme === 'system' ? `(prefers-color-scheme: ${own})` : chosen);
  }
}

/**
 * What was chosen on this device. A browser that keeps nothing follows the system.
 * @param deployment its name
 */
export function readScheme(deployment: string): Scheme {
  const kept = readEntry(entryOf(deployment));
  return SCHEMES.find((scheme) => scheme === kept) ?? 'system';
}

/** Chooses for this device, at once and for later visits. */
export function chooseScheme(scheme: Scheme, deployment: string): void {
  applyScheme(scheme);
  writeEntry(entryOf(deployment), scheme === 'system' ? undefined : scheme);
}
