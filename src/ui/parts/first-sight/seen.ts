import { canaryEntry } from '../../../domain/deployment.ts';
import { readEntry, writeEntry } from '../../app/browser-entry.ts';

const entryOf = (deployment: string) => `${deployment} first-sight`;

/**
 * Whether nobody has chosen a way on and nothing was ever saved here, as far as can be told before the database is open:
 * a person who comes back must not see first sight for a moment.
 * @param deployment its name
 */
export function isFirstSight(deployment: string): boolean {
  const made = readEntry(canaryEntry(deployment));
  return (made === null || made === '0') && readEntry(entryOf(deployment)) === null;
}

/** Keeps on this device that a way on was chosen. */
export function keepSeen(deployment: string): void {
  writeEntry(entryOf(deployment), 'seen');
}
