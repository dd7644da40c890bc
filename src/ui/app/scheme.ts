/** Light or dark, as chosen on this device, or as the system has it. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEY = 'outpost scheme';

/** Applies the choice to the page. To be called before anything is drawn. */
export function applyScheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  if (scheme === 'system') delete root.dataset['scheme'];
  else root.dataset['scheme'] = scheme;
}

/**
 * What was chosen on this device. Kept beside the database, because it is wanted before a database can be opened;
 * a browser that keeps nothing there follows the system.
 */
export function readScheme(): Scheme {
  try {
    const kept = localStorage.getItem(KEY);
    return SCHEMES.find((scheme) => scheme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Chooses for this device, at once and for later visits. */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // The choice holds until the tab is closed, which is all that such a browser allows.
  }
}
