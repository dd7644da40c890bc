import { readEntry, writeEntry } from '../../app/browser-entry.ts';

const entryOf = (deployment: string) => `${deployment} to-do-line`;

/**
 * Whether the line below the head was there last time. Its room is then kept until it is known again what there is to do, so that
 * the form does not move under a thumb.
 * @param deployment the deployment's name
 */
export function hadLine(deployment: string): boolean {
  return readEntry(entryOf(deployment)) === 'shown';
}

export function keepWhetherShown(deployment: string, isShown: boolean): void {
  writeEntry(entryOf(deployment), isShown ? 'shown' : undefined);
}
