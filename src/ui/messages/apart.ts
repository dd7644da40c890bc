/** Hebrew and Arabic letters, and those written like them. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name, a code or a date inside a sentence, in a direction of its own where it may be read from the other side: else the
 * signs and digits beside it change places with it. The compiled messages do so with every text that they are told.
 * @param language the tag of the language of the sentence; of one that is read from the left, where it is not said
 */
export function apart(text: string, language = 'en'): string {
  const isOther = language.startsWith('ar') ? text !== '' : FROM_THE_RIGHT.test(text);
  return isOther ? `\u2068${text}\u2069` : text;
}
