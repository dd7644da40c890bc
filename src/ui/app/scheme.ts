/** Light or dark, as chosen on this device, or as the system has it. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The entry of `localStorage` that the choice is kept in. @param deployment its name */
const entryOf = (deployment: string) => `${deployment} scheme`;

/** Applies the choice to the page. To be called before anything is drawn. */
export function applyScheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  if (scheme === 'system') delete root.dataset['scheme'];
  else root.dataset['scheme'] = scheme;
}

/**
 * What was chosen on this device. Kept beside the database, because it is wanted before a database can be opened;
 * a browser that keeps nothing there follows the system.
 * @param deployment its name
 */
export function readScheme(deployment: string): Scheme {
  try {
    const kept = localStorage.getItem(entryOf(deployment));
    return SCHEMES.find((scheme) => scheme === kept) ?? 'system';
  } catch {
    // Where site data is forbidden, even reading throws.
    return 'system';
  }
}

/** Chooses for this device, at once and for later visits. */
export function chooseScheme(scheme: Scheme, deployment: string): void {
  applyScheme(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(entryOf(deployment));
    else localStorage.setItem(entryOf(deployment), scheme);
  } catch {
    // The choice holds until the tab is closed, which is all that such a browser allows.
  }
}
