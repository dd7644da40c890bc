import { canaryEntry } from '../../domain/deployment.ts';
import { readEntry, writeEntry } from './browser-entry.ts';

const entryOf = (deployment: string) => `${deployment} first-sight`;

/**
 * Whether this is a first visit: no way to begin was chosen and nothing was ever saved. It is told without the database, so that
 * a person who comes back does not see the first visit for a moment.
 * @param deployment the deployment's name
 */
export function isFirstSight(deployment: string): boolean {
  const made = readEntry(canaryEntry(deployment));
  return (made === null || made === '0') && readEntry(entryOf(deployment)) === null;
}

/** Keeps on this device that a way to begin was chosen. */
export function keepSeen(deployment: string): void {
  writeEntry(entryOf(deployment), 'seen');
}
