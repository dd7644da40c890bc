/** The address that a text is, or undefined: `URL.canParse` is newer than the oldest browser that is supported. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
