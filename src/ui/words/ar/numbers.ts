import { numbersOf } from '../plural.ts';

/** With Western digits, because codes and receipts are read beside them. */
export const language = 'ar-u-nu-latn';

/** Arabic has a dual, another form for 3 to 10, and another for 11 to 99; the last is for hundreds and for 0. */
export const { number, size, money, count } = numbersOf<'one' | 'two' | 'few' | 'many'>(language);

/**
 * A code, a receipt, an address or a name inside a sentence, in a direction of its own: else its signs and digits
 * change places with the Arabic around it.
 */
export const apart = (text: string | number): string => `\u2068${text}\u2069`;

/** `أ، ب` of codes or names, each in its own direction. */
export const listed = (texts: readonly (string | number)[]): string => texts.map(apart).join('، ');
