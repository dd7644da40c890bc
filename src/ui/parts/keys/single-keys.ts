const entryOf = (deployment: string) => `${deployment} single-keys`;

/** Whether keys without Ctrl do something. Somebody who dictates to their device can switch them off. */
export function areSingleKeysOn(deployment: string): boolean {
  try {
    return localStorage.getItem(entryOf(deployment)) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice for later visits. */
export function switchSingleKeys(isOn: boolean, deployment: string): void {
  try {
    if (isOn) localStorage.removeItem(entryOf(deployment));
    else localStorage.setItem(entryOf(deployment), 'off');
  } catch {
    // Such a browser keeps nothing: the keys stay on.
  }
}
