import { z } from '../contract/zod.ts';
import { createNameIndex, foldName, WHOLE_NAME } from './country-names.ts';

/** The shipped file: the officially assigned codes of ISO 3166-1 alpha-2, what people type besides names, and currencies. */
export const CountryData = z.object({
  codes: z.array(z.string()),
  aliases: z.record(z.string(), z.array(z.string())),
  /** The currency of each country, as ISO 4217 codes it. */
  currencies: z.record(z.string(), z.string()),
});
export type CountryData = z.infer<typeof CountryData>;

/** A country that fits what was typed. */
export interface CountryHit {
  readonly code: string;
  readonly name: string;
  /** The other name that was found ("England"), when it was not the code or the name itself. */
  readonly via?: string;
}

/** The countries that the contract accepts. Codes are upper case throughout. */
export interface Countries {
  /** The 249 codes, in alphabetical order. */
  readonly codes: readonly string[];
  has(code: string): boolean;
  /** The name in the language of these countries; an unknown code is returned as it came. */
  nameOf(code: string): string;
  /** The name and the other names, for searches that forgive slips. */
  namesOf(code: string): readonly string[];
  /** ISO 4217; undefined for an unknown code, and where no currency is used. */
  currencyOf(code: string): string | undefined;
  /** Best first; an empty query gives all countries by name. Accents, case, dots and "the" do not matter; each letter does. */
  search(query: string): CountryHit[];
  /** The one code that was most likely meant ("UK" → "GB", "Kenia" → "KE"), or nothing when several are as likely.
   *  One or two letters are a code or a whole other name; as a beginning they would say too little. */
  suggest(text: string): string | undefined;
  /** The same countries under their names in another language; the English ones are found as well. @param language a BCP 47 tag */
  inLanguage(language: string): Countries;
}

/** The service answers in it: "Only `en_GB` is available." */
const ENGLISH = 'en-GB';

export function createCountries(data: CountryData, language = ENGLISH): Countries {
  const { codes, aliases, currencies } = data;
  const known = new Set(codes);
  // ICU also names UK, EU, XK and others that ISO has not assigned: so it is asked for known codes only.
  const namesIn = (tag: string) => new Intl.DisplayNames(tag, { type: 'region' });
  const names = namesIn(language);
  const english = language === ENGLISH ? undefined : namesIn(ENGLISH);
  const nameOf = (code: string) => (known.has(code) ? (names.of(code) ?? code) : code);
  const otherNames = (code: string) => [
    ...(aliases[code] ?? []),
    ...(english ? [english.of(code) ?? code] : []),
  ];
  const { exact, likely } = createNameIndex(
    codes.map((code) => ({ code, name: nameOf(code), aliases: otherNames(code) })),
    language,
  );
  const countries: Countries = {
    codes,
    has: (code) => known.has(code),
    nameOf,
    namesOf: (code) => [nameOf(code), ...otherNames(code)],
    currencyOf: (code) => (Object.hasOwn(currencies, code) ? currencies[code] : undefined),
    search: (query) =>
      exact(foldName(query)).map(({ code, name, via }) => ({ code, name, ...(via && { via }) })),
    suggest: (text) => {
      const query = foldName(text);
      const [first, second] = query === '' ? [] : likely(query);
      const sure = first && (first.rank <= WHOLE_NAME || query.length >= 3);
      return sure && first.rank !== second?.rank ? first.code : undefined;
    },
    inLanguage: (other) => (other === language ? countries : createCountries(data, other)),
  };
  return countries;
}

/** The country that was probably meant, as a sentence names it: `GB (United Kingdom)`. */
export function suggestCountry(countries: Countries, given: string): string | undefined {
  const code = countries.suggest(given);
  return code === undefined ? undefined : `${code} (${countries.nameOf(code)})`;
}
