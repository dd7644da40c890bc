/**
 * Only ASCII letters are folded. The language's own folding makes one letter of others, and so makes `FI` of the
 * single letter `ﬁ` and `AI` of `aı`: another country, and another purchase, than was sent.
 */
export function upperAscii(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
