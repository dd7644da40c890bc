/** Hebrew and Arabic letters, and those written like them. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name inside a sentence that is read from the left, in a direction of its own where it is read from the right: else the
 * signs and digits beside it change places with it. Arabic sentences have their own, see `ar/numbers.ts`.
 */
export const apart = (text: string): string => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text);
