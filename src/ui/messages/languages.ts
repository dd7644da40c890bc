import { LANGUAGE_CODES, type LanguageCode } from '../../domain/text/language.ts';

/** What each language calls itself, to which side it is read, and whether a native speaker has read all its messages. */
export const LANGUAGES: Record<
  LanguageCode,
  { name: string; direction: 'ltr' | 'rtl'; isReviewed: boolean }
> = {
  en: { name: 'English', direction: 'ltr', isReviewed: true },
  fr: { name: 'Français', direction: 'ltr', isReviewed: false },
  es: { name: 'Español', direction: 'ltr', isReviewed: false },
  pt: { name: 'Português', direction: 'ltr', isReviewed: false },
  ar: { name: 'العربية', direction: 'rtl', isReviewed: false },
  sw: { name: 'Kiswahili', direction: 'ltr', isReviewed: false },
};

/** What there is of each language, by its code: paths such as `./fr.json`. */
export function byLanguage<Part>(files: Record<string, Part>): ReadonlyMap<LanguageCode, Part> {
  return new Map(
    LANGUAGE_CODES.flatMap((code) => {
      const part = Object.entries(files).find(([path]) => path.startsWith(`./${code}.json`))?.[1];
      return part === undefined ? [] : [[code, part] as const];
    }),
  );
}
