/** A part of a sentence as one that begins: with a capital letter, where the script has them. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
