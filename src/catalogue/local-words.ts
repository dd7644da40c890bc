import { OccupationCode } from '../contract/occupation.ts';
import { z } from '../contract/zod.ts';
import type { FetchJson } from './fetch-json.ts';
import { read } from './load.ts';
import { NotOccupation } from './not-occupation.ts';
import { type JobTitle, pairs, Wordings } from './occupation-words.ts';
import { english } from './occupation-finder/languages/english.ts';
import type { LanguageCode } from '../domain/text/language.ts';
import type { Language } from './occupation-finder/languages/language.ts';

/** Words of a language that is searched beside English. */
export interface LocalWords {
  readonly language: Language;
  /** The classification's own titles in this language; none for Arabic and Swahili. */
  readonly names: readonly JobTitle[];
  readonly labels: readonly JobTitle[];
  readonly said: readonly JobTitle[];
  readonly synonyms: readonly string[];
  readonly notOccupations: readonly NotOccupation[];
  /** The labels are there, too. They come later than the rest, and may be missing. */
  readonly isWhole: boolean;
}

const LocalWordData = z.object({
  said: Wordings,
  synonyms: z.array(z.string()),
  notOccupations: z.array(NotOccupation),
});

const Names = z.record(OccupationCode, z.string());

/** Languages in which the classification's titles are known. */
const NAMED: readonly LanguageCode[] = ['fr', 'es', 'pt'];

/** Languages with labels of offices and registers. Swahili has our own words only. */
const LABELLED: readonly LanguageCode[] = [...NAMED, 'ar'];

/** The rules of each language are loaded with its words, so that a page loads those of one language only. */
const LANGUAGES: Record<LanguageCode, () => Promise<Language>> = {
  en: () => Promise.resolve(english),
  fr: async () => (await import('./occupation-finder/languages/french.ts')).french,
  es: async () => (await import('./occupation-finder/languages/spanish.ts')).spanish,
  pt: async () => (await import('./occupation-finder/languages/portuguese.ts')).portuguese,
  ar: async () => (await import('./occupation-finder/languages/arabic.ts')).arabic,
  sw: async () => (await import('./occupation-finder/languages/swahili.ts')).swahili,
};

/** The classification's titles in a language, by code, to show beside the English ones; none where they do not exist. */
export async function loadOccupationNames(
  fetchJson: FetchJson,
  code: LanguageCode,
): Promise<ReadonlyMap<string, string>> {
  if (!NAMED.includes(code)) return new Map();
  return new Map(Object.entries(await read(fetchJson, `occupation-names-${code}.json`, Names)));
}

/** Undefined where they cannot be had: searches lose least without them. */
async function loadLabels(
  fetchJson: FetchJson,
  code: LanguageCode,
): Promise<readonly JobTitle[] | undefined> {
  if (!LABELLED.includes(code)) return [];
  try {
    return pairs(await read(fetchJson, `occupation-labels-${code}.json`, Wordings));
  } catch {
    return undefined;
  }
}

/** The words that are searched beside English; undefined for English itself. */
export async function loadLocalWords(
  fetchJson: FetchJson,
  code: LanguageCode,
): Promise<LocalWords | undefined> {
  if (code === 'en') return undefined;
  const [language, names, labels, words] = await Promise.all([
    LANGUAGES[code](),
    loadOccupationNames(fetchJson, code),
    loadLabels(fetchJson, code),
    read(fetchJson, `occupation-words-${code}.json`, LocalWordData),
  ]);
  return {
    language,
    names: [...names].map(([node, title]) => ({ code: node, title })),
    labels: labels ?? [],
    said: pairs(words.said),
    synonyms: words.synonyms,
    notOccupations: words.notOccupations,
    isWhole: labels !== undefined,
  };
}
