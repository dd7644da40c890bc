import { OLD_NAME } from '../../domain/deployment.ts';

/** Light or dark, as chosen on this device, or as the system has it. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The entry of `localStorage` that the choice is kept in. @param deployment its name */
export const entryOf = (deployment: string) => `${deployment} scheme`;

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
    const kept = localStorage.getItem(entryOf(deployment)) ?? takeOver(deployment);
    return SCHEMES.find((scheme) => scheme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

/** What a version without paths in its names kept. The deployment that is opened first takes it; practice mode never does. */
function takeOver(deployment: string): string | null {
  const old = localStorage.getItem(entryOf(OLD_NAME));
  if (old === null || !deployment.startsWith(`${OLD_NAME} /`)) return null;
  localStorage.setItem(entryOf(deployment), old);
  localStorage.removeItem(entryOf(OLD_NAME));
  return old;
}
