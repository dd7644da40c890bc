/**
 * Control characters, and those that change how the text around them is read: right-to-left overrides, tags, byte order
 * marks, private ones. The two joiners are letters of Persian and of the languages of India.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Whether a person sees everything that a text consists of. */
export function isVisible(text: string): boolean {
  return text.search(UNSEEN) < 0;
}

/** The text without what cannot be seen. */
export function visible(text: string): string {
  return text.replace(UNSEEN, '');
}
