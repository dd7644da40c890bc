import type { Countries } from '../catalogue/countries.ts';

/** The country that was probably meant, as a sentence names it: `GB (United Kingdom)`. */
export function suggestCountry(countries: Countries, given: string): string | undefined {
  const code = countries.suggest(given);
  return code === undefined ? undefined : `${code} (${countries.nameOf(code)})`;
}
