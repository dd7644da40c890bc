/**
 * Upper case of ASCII letters only. JavaScript's own `toUpperCase` makes `FI` of the single letter `ﬁ` and
 * `AI` of `aı`, which would be another country, or another purchase, than was sent.
 */
export function upperAscii(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
