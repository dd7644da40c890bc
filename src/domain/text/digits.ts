/** Digits of any script as those of ASCII: `١٢٣` and `१२३` are `123`. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

const DIGIT = /^\p{Nd}$/u;

/** Unicode keeps the ten digits of a script together, from 0 on, and only whole tens side by side. */
function valueOf(digit: string): number {
  let before = 0;
  while (DIGIT.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - before - 1))) before += 1;
  return before % 10;
}
