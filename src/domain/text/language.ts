/** The languages of the screens and of the occupation finder. English is always there. */
export const LANGUAGE_CODES = ['en', 'fr', 'es', 'pt', 'ar', 'sw'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/**
 * By which tag the browser's `Intl` writes numbers, dates and names in each. Portuguese is that of Portugal and of Africa. Arabic has
 * Western digits, because codes and receipts are read beside them.
 */
export const LANGUAGE_TAGS: Record<LanguageCode, string> = {
  en: 'en-GB',
  fr: 'fr',
  es: 'es',
  pt: 'pt-PT',
  ar: 'ar-u-nu-latn',
  sw: 'sw',
};

/**
 * The first language that a person prefers and that is offered, or English.
 * @param preferred tags as `navigator.languages` has them, best first: "fr-CD", "en-GB"
 */
export function languageFor<Code extends string>(
  preferred: readonly string[],
  offered: readonly Code[],
): Code | 'en' {
  for (const tag of preferred) {
    const code = tag.split('-', 1)[0]?.toLowerCase();
    const found = code === 'en' ? code : offered.find((one) => one === code);
    if (found) return found;
  }
  return 'en';
}
