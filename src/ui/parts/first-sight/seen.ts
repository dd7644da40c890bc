import { canaryEntry } from '../../../domain/deployment.ts';

const entryOf = (deployment: string) => `${deployment} first-sight`;

/**
 * Whether nobody has chosen a way on and nothing was ever saved here, as far as can be told before the database is open:
 * a person who comes back must not see first sight for a moment.
 * @param deployment its name
 */
export function isFirstSight(deployment: string): boolean {
  try {
    const made = localStorage.getItem(canaryEntry(deployment)) ?? '0';
    return made === '0' && localStorage.getItem(entryOf(deployment)) === null;
  } catch {
    // Where site data is forbidden, even reading throws.
    return false;
  }
}

/** Keeps on this device that a way on was chosen. */
export function keepSeen(deployment: string): void {
  try {
    localStorage.setItem(entryOf(deployment), 'seen');
  } catch {
    // Such a browser shows no first sight.
  }
}
