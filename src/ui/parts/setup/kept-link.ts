const entryOf = (deployment: string) => `${deployment} setup-link`;

/**
 * Keeps a setup link in this tab while a person decides about records first: an app on a phone's home screen has no address line
 * to open it from again.
 * @param deployment its name
 * @param link the part of its address from the `#` on
 */
export function keepLink(deployment: string, link: string): void {
  try {
    sessionStorage.setItem(entryOf(deployment), link);
  } catch {
    // Such a browser keeps it in its history alone.
  }
}

export function keptLink(deployment: string): string | undefined {
  try {
    return sessionStorage.getItem(entryOf(deployment)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetLink(deployment: string): void {
  try {
    sessionStorage.removeItem(entryOf(deployment));
  } catch {
    // Nothing was kept.
  }
}
