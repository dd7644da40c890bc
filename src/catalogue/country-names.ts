import { folded } from '../domain/text/words.ts';
import { MAX_NAME_LENGTH } from '../contract/limits.ts';
import { prefixDistance } from './prefix-distance.ts';

interface NamedCountry {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

interface RankedCountry {
  readonly code: string;
  readonly name: string;
  readonly via?: string | undefined;
  /** How well it fits: the lower, the better; equal for hits that fit equally well. */
  readonly rank: number;
}

interface Entry extends NamedCountry {
  readonly folded: string;
  readonly foldedAliases: readonly { readonly alias: string; readonly folded: string }[];
}

/**
 * The ranks of all ways to match, from the surest to the least sure. From TYPO on, wrong letters are counted.
 */
const CODE = 0;
export const WHOLE_NAME = 1;
const NAME_BEGINS = 2;
const WORDS_BEGIN = 3;
const ALIAS_BEGINS = 4;
const TYPO = 5;

/**
 * A name as it is compared: no accents, case, dots, apostrophes, "the", "of" or "and"; "saint" as "st".
 * "Côte d’Ivoire" → "cote divoire", "U.K." → "uk", "Saint Lucia" → "st lucia".
 */
export function foldName(text: string): string {
  return folded(text.normalize('NFKC'))
    .replace(/[.'’‘`]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/\b(?:the|of|and)\b/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/ +/g, ' ')
    .trim();
}

/** Both give the countries that fit a folded query, best first, equals by name. */
export interface NameIndex {
  /** The countries whose names have its letters. */
  readonly exact: (query: string) => RankedCountry[];
  /** If there are none, the countries whose names are one or two slips away. */
  readonly likely: (query: string) => RankedCountry[];
}

/** @param language the names are sorted by its alphabet */
export function createNameIndex(countries: readonly NamedCountry[], language: string): NameIndex {
  const entries = countries
    .map((country) => ({
      ...country,
      folded: foldName(country.name),
      foldedAliases: foldAll(country.aliases),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  const lookUp = (query: string, match: Match) =>
    entries.flatMap((entry) => match(entry, query) ?? []).sort((one, other) => one.rank - other.rank);
  const exact = (query: string) => {
    if (query.length > MAX_NAME_LENGTH) return [];
    const found = lookUp(query, matchLetters);
    const plain = withoutForm(query);
    return found.length > 0 || plain === query ? found : lookUp(plain, matchLetters);
  };
  const likely = (query: string) => {
    const found = exact(query);
    if (found.length > 0 || query.length > MAX_NAME_LENGTH) return found;
    return lookUp(withoutForm(query), matchTypos);
  };
  return { exact, likely };
}

type Match = (entry: Entry, query: string) => RankedCountry | undefined;

function foldAll(aliases: readonly string[]): Entry['foldedAliases'] {
  return aliases.map((alias) => ({ alias, folded: foldName(alias) }));
}

/** "Republic of Kenya", "Hashemite Kingdom of Jordan" (folded) → the name alone. */
function withoutForm(query: string): string {
  return query.replace(
    /^(?:\p{L}+ ){0,2}(?:republic|kingdom|state|commonwealth|sultanate|principality) /u,
    '',
  );
}

function matchLetters(entry: Entry, query: string): RankedCountry | undefined {
  const { code, name, folded: foldedName, foldedAliases } = entry;
  if (query === code.toLowerCase()) return { code, name, rank: CODE };
  if (query === foldedName) return { code, name, rank: WHOLE_NAME };
  const whole = foldedAliases.find((alias) => alias.folded === query);
  if (whole) return { code, name, via: whole.alias, rank: WHOLE_NAME };
  if (foldedName.startsWith(query)) return { code, name, rank: NAME_BEGINS };
  if (wordsBegin(foldedName, query)) return { code, name, rank: WORDS_BEGIN };
  const begun = foldedAliases.find((alias) => wordsBegin(alias.folded, query));
  return begun && { code, name, via: begun.alias, rank: ALIAS_BEGINS };
}

/** Whether every typed word is the beginning of a word of the name: "guin bis" fits "guinea bissau". */
function wordsBegin(name: string, query: string): boolean {
  const words = name.split(' ');
  return query.split(' ').every((typed) => words.some((word) => word.startsWith(typed)));
}

function matchTypos(
  { code, name, folded: foldedName, foldedAliases }: Entry,
  query: string,
): RankedCountry | undefined {
  const allowed = query.length < 4 ? 0 : query.length < 8 ? 1 : 2;
  const candidates = [{ alias: undefined, folded: foldedName }, ...foldedAliases].map((candidate) => ({
    via: candidate.alias,
    distance: prefixDistance(query, candidate.folded, allowed),
  }));
  const best = candidates.reduce((one, other) => (other.distance < one.distance ? other : one));
  return best.distance > allowed ? undefined : { code, name, via: best.via, rank: TYPO + best.distance };
}
