import { withAsciiDigits } from '../text/digits.ts';
import { ALPHABET } from '../record/receipt.ts';

/**
 * What a code is for. The check letter of each kind is counted from another number, so that a code which is read out or typed
 * in the wrong place is noticed there.
 * - `device`: names a device that is to take records
 * - `transfer`: names one transfer, on both devices
 * - `return`: proves to the device that gave the records that the other one has given them up
 */
export type CodeKind = 'device' | 'transfer' | 'return';

const KINDS: Record<CodeKind, { start: number; length: number }> = {
  device: { start: 1, length: 7 },
  transfer: { start: 2, length: 5 },
  return: { start: 3, length: 7 },
};

/**
 * A new code, with its check letter: `K7QF-2MXC`.
 * @param random gives a number from 0 up to 1
 */
export function newCode(kind: CodeKind, random: () => number): string {
  return codeOf(kind, () => Math.floor(random() * ALPHABET.length));
}

/** The code of a device, made from a hash of a secret that only this device knows. */
export function deviceCodeOf(bytes: Uint8Array): string {
  return codeOf('device', (at) => (bytes[at] ?? 0) % ALPHABET.length);
}

/**
 * Turns a device's secret return code into the return code of one transfer, and that code back into the secret. So the return code of
 * one transfer cannot be used for another.
 */
export function mixedWith(transferId: string, returnCode: string): string {
  const symbols = Array.from(returnCode.replace('-', ''), (symbol) => ALPHABET.indexOf(symbol));
  const mask = Array.from({ length: KINDS.return.length }, () => 0);
  let sum = 1;
  // Twice, so that the last letters change every place too: ids that are alike must not give the same code.
  Array.from(transferId.repeat(2)).forEach((letter, at) => {
    sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
    const place = at % mask.length;
    mask[place] = (mask[place] ?? 0) ^ ((sum >>> (at % 3)) % ALPHABET.length);
  });
  return codeOf('return', (at) => (symbols[at] ?? 0) ^ (mask[at] ?? 0));
}

function codeOf(kind: CodeKind, valueAt: (place: number) => number): string {
  const values = Array.from({ length: KINDS[kind].length }, (_, place) => valueAt(place));
  return inTwo([...values, checkOf(kind, values)].map((value) => ALPHABET.charAt(value)).join(''));
}

/** A typed code in the form that is shown: case, blanks and hyphens do not matter. Undefined if it is not a code of this kind. */
export function readCode(kind: CodeKind, typed: string): string | undefined {
  const symbols = withAsciiDigits(typed.toUpperCase()).replace(/[\s\p{Pd}]/gu, '');
  const values = Array.from(symbols, (symbol) => ALPHABET.indexOf(symbol));
  const check = values.pop();
  if (values.length !== KINDS[kind].length || values.includes(-1)) return undefined;
  return check === checkOf(kind, values) ? inTwo(symbols) : undefined;
}

/**
 * Multiplies by x in the field of 32 elements (x⁵ = x² + 1) from symbol to symbol. So one wrong symbol, and two that changed
 * places, always give another check letter.
 */
function checkOf(kind: CodeKind, values: readonly number[]): number {
  const last = values.reduce((sum, value) => timesX(sum) ^ value, KINDS[kind].start);
  return timesX(last);
}

function timesX(value: number): number {
  const doubled = value << 1;
  return doubled >= 32 ? doubled ^ 0b100101 : doubled;
}

function inTwo(symbols: string): string {
  const half = symbols.length / 2;
  return `${symbols.slice(0, half)}-${symbols.slice(half)}`;
}
