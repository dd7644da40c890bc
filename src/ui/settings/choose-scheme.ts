import { applyScheme, entryOf, type Scheme } from '../app/scheme.ts';

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
