import { foldName } from '../../catalogue/country-names.ts';
import type { Countries } from '../../catalogue/countries.ts';
import { upperAscii } from '../../contract/ascii.ts';
import { LANGUAGE_CODES, LANGUAGE_TAGS, type LanguageCode } from '../../domain/text/language.ts';
import type { Meaning } from '../meaning.ts';
import { fromAlpha3 } from './alpha-3.ts';

/** Country codes by folded name, in one language; undefined for a name that two countries have. */
type Names = ReadonlyMap<string, string | undefined>;

/** Read once for each list of countries and each language: the names of all languages at once would take an old phone a while. */
const made = new WeakMap<Countries, Names[]>();

function* namesOf(countries: Countries): Generator<Names> {
  const known = made.get(countries) ?? [];
  made.set(countries, known);
  known[0] ??= namesBy(countries, (code) => countries.namesOf(code));
  yield known[0];
  for (const [at, language] of LANGUAGE_CODES.entries())
    yield (known[at + 1] ??= namesIn(language, countries));
}

function namesIn(language: LanguageCode, countries: Countries): Names {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' });
  return namesBy(countries, (code) => [names.of(code) ?? code]);
}

function namesBy({ codes }: Countries, namesOfCode: (code: string) => readonly string[]): Names {
  const found = new Map<string, string | undefined>();
  for (const code of codes)
    for (const name of new Set(namesOfCode(code).map(foldName)))
      found.set(name, found.has(name) ? undefined : code);
  return found;
}

/** Reads the names of countries in every language, so that no text has to wait for all of them. */
export async function prepareCountries(countries: Countries, pause: () => Promise<void>): Promise<void> {
  const names = namesOf(countries);
  while (!names.next().done) await pause();
}

/** The country that a text names for sure: by a code of two or three letters, or a whole name in one of the six languages. */
export function surelyCountry(text: string, countries: Countries): string | undefined {
  const code = upperAscii(text.trim());
  if (countries.has(code)) return code;
  const name = foldName(text);
  for (const names of namesOf(countries)) {
    const found = names.get(name);
    if (found !== undefined) return found;
  }
  return fromAlpha3(code);
}

/** Reads a country. A mistyped name is in doubt, with the country that was probably meant. */
export function readCountry(text: string, countries: Countries): Meaning {
  const value = surelyCountry(text, countries);
  if (value !== undefined) return { is: 'sure', value };
  const meant = probableCountry(text, countries);
  return {
    is: 'doubt',
    kind: 'country unknown',
    candidates: meant === undefined ? [] : [meant],
    ...(meant !== undefined && { meant }),
  };
}

function probableCountry(text: string, countries: Countries): string | undefined {
  for (const language of LANGUAGE_CODES) {
    const code = inLanguage(countries, LANGUAGE_TAGS[language]).suggest(text);
    if (code !== undefined) return code;
  }
  return undefined;
}

const inLanguages = new WeakMap<Countries, Map<string, Countries>>();

/** Made when the first slip is not found in the languages before: sorting names by an alphabet takes milliseconds. */
function inLanguage(countries: Countries, tag: string): Countries {
  const known = inLanguages.get(countries) ?? new Map<string, Countries>();
  inLanguages.set(countries, known);
  const found = known.get(tag) ?? countries.inLanguage(tag);
  known.set(tag, found);
  return found;
}
