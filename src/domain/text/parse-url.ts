/** The text as a URL, or undefined if it is not one. `URL.canParse` is newer than the oldest supported browser. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
