import { readEntry, writeEntry } from '../app/browser-entry.ts';

const entryOf = (deployment: string) => `${deployment} single-keys`;

/** Whether keys without Ctrl do something. Somebody who dictates to their device can switch them off. */
export function areSingleKeysOn(deployment: string): boolean {
  return readEntry(entryOf(deployment)) !== 'off';
}

/** What takes letters for itself. */
const WRITES = 'input, textarea, select';

/** A keyboard without Latin letters has the key in the same place. */
export function latinLetter({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
}

/** The letter that is pressed alone on a screen, while nothing there takes it for itself. */
export function pressedLetter(event: KeyboardEvent, deployment: string): string | undefined {
  const isOther = event.defaultPrevented || event.isComposing || event.repeat;
  if (isOther || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isTaken = document.activeElement?.matches(WRITES) || document.querySelector('dialog[open]');
  return isTaken || !areSingleKeysOn(deployment) ? undefined : latinLetter(event);
}

/** Keeps the choice for later visits. */
export function switchSingleKeys(isOn: boolean, deployment: string): void {
  writeEntry(entryOf(deployment), isOn ? undefined : 'off');
}
