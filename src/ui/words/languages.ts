import { LANGUAGE_CODES, type LanguageCode } from '../../domain/text/language.ts';

/** What each language calls itself, and to which side it is read. */
export const LANGUAGES: Record<LanguageCode, { name: string; direction: 'ltr' | 'rtl' }> = {
  en: { name: 'English', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  pt: { name: 'Português', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  sw: { name: 'Kiswahili', direction: 'ltr' },
};

/** A file of each language's folder, by the language's code. English comes with the app. */
export function byLanguage<Part>(files: Record<string, Part>): ReadonlyMap<LanguageCode, Part> {
  return new Map(
    LANGUAGE_CODES.flatMap((code) => {
      const part = Object.entries(files).find(([path]) => path.startsWith(`./${code}/`))?.[1];
      return part === undefined ? [] : [[code, part] as const];
    }),
  );
}
