/**
 * A name, a code or an address inside a sentence, in a direction of its own: else its signs and digits change places with
 * those around it where one of the two is read from the right.
 */
export const apart = (text: string | number): string => `\u2068${text}\u2069`;
