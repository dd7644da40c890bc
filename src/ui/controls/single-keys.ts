import { readEntry, writeEntry } from '../app/browser-entry.ts';

const entryOf = (deployment: string) => `${deployment} single-keys`;

/** Whether single keys, without Ctrl, have an effect. A person who dictates to the device can switch them off. */
export function areSingleKeysOn(deployment: string): boolean {
  return readEntry(entryOf(deployment)) !== 'off';
}

/** Elements that receive letters themselves. */
const WRITES = 'input, textarea, select';

/** The Latin letter of a key. On a keyboard without Latin letters, it is that of the key in the same place. */
export function latinLetter({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace('Key', '');
}

/** The letter that was pressed alone, unless an element on the screen receives it. */
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
