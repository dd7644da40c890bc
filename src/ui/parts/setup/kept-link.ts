const TO_SETUP = /^#\/setup\?/;
const entryOf = (deployment: string) => `${deployment} setup-link`;

/** Where the browser keeps nothing of this site it is here, until the page is loaded again. */
const ofThisPage = new Map<string, string>();

/**
 * Keeps a setup link in this tab while a person decides about records first: an app on a phone's home screen has no address line
 * to open it from again.
 * @param deployment its name
 * @param link the part of its address from the `#` on
 */
export function keepLink(deployment: string, link: string): void {
  ofThisPage.set(deployment, link);
  try {
    sessionStorage.setItem(entryOf(deployment), link);
  } catch {
    // The page still has it.
  }
}

/** The link that is kept. Another page of this origin may have written there: what leads elsewhere than to Setup is none. */
export function keptLink(deployment: string): string | undefined {
  let link = ofThisPage.get(deployment);
  try {
    link ??= sessionStorage.getItem(entryOf(deployment)) ?? undefined;
  } catch {
    // Then this page is all there is.
  }
  return link !== undefined && TO_SETUP.test(link) ? link : undefined;
}

export function forgetLink(deployment: string): void {
  ofThisPage.delete(deployment);
  try {
    sessionStorage.removeItem(entryOf(deployment));
  } catch {
    // Nothing was kept there.
  }
}
