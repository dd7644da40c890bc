/** Replaces the digits of any script with ASCII digits: `١٢٣` and `१२३` become `123`. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

const DIGIT = /^\p{Nd}$/u;

/**
 * Unicode lists the ten digits of a script in a row, from 0 to 9, and only whole rows follow each other. So a digit's value is the
 * number of digits directly before it, modulo 10.
 */
function valueOf(digit: string): number {
  let before = 0;
  while (DIGIT.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1))) before += 1;
  return before % 10;
}
