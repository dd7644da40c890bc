/** `device`: in every tab and until it is removed. `tab`: in this tab alone, until it is closed. */
type Where = 'device' | 'tab';

/** Where a browser's settings forbid site data, even reading these properties throws. */
const storageFor = (where: Where): Storage => (where === 'device' ? localStorage : sessionStorage);

/**
 * A small text that the browser keeps beside the database, because it is wanted before a database can be opened.
 * @returns null if there is none, and undefined if this browser keeps nothing
 */
export function readEntry(name: string, where: Where = 'device'): string | null | undefined {
  try {
    return storageFor(where).getItem(name);
  } catch {
    return undefined;
  }
}

/** Keeps a text for later visits, or removes it. In a browser that keeps nothing, a choice holds until the tab is closed. */
export function writeEntry(name: string, text: string | undefined, where: Where = 'device'): void {
  try {
    if (text === undefined) storageFor(where).removeItem(name);
    else storageFor(where).setItem(name, text);
  } catch {
    // It is forbidden, or full.
  }
}
