import { readFile } from 'node:fs/promises';
import { type FetchJson } from '../../../src/catalogue/fetch-json.ts';
import { loadLocalWords, type LocalWords } from '../../../src/catalogue/local-words.ts';
import {
  createOccupationFinder,
  type OccupationFinder,
} from '../../../src/catalogue/occupation-finder/occupation-finder.ts';
import type { LanguageCode } from '../../../src/domain/text/language.ts';
import { type Catalogue, loadCatalogue } from '../../../src/catalogue/load.ts';
import {
  loadOccupationLabels,
  loadOccupationWords,
  type OccupationWords,
} from '../../../src/catalogue/occupation-words.ts';

/** Reads what ships under `public/data/` from the disk, for tests that run on Node or in jsdom. */
export const shippedJson: FetchJson = async (name) => {
  const json: unknown = JSON.parse(await readFile(`public/data/${name}`, 'utf8'));
  return json;
};

// What is read and built here never changes, and every test of a screen needs it.
export const shippedCatalogue = once((): Promise<Catalogue> => loadCatalogue(shippedJson));

/** With the labels, which the page loads later. */
export const shippedOccupationWords = once(async (): Promise<OccupationWords> => {
  const words = await loadOccupationWords(shippedJson);
  return { ...words, labels: await loadOccupationLabels(shippedJson) };
});

export const shippedLocalWords = (language: LanguageCode): Promise<LocalWords | undefined> =>
  loadLocalWords(shippedJson, language);

/** The finder with every word, and with the words of another language. Building one takes half a second. */
export function wholeFinder(language: LanguageCode = 'en'): Promise<OccupationFinder> {
  const known = wholeFinders.get(language) ?? buildWhole(language);
  wholeFinders.set(language, known);
  return known;
}

const wholeFinders = new Map<LanguageCode, Promise<OccupationFinder>>();

async function buildWhole(language: LanguageCode): Promise<OccupationFinder> {
  const { occupations } = await shippedCatalogue();
  return createOccupationFinder(
    occupations,
    await shippedOccupationWords(),
    await loadLocalWords(shippedJson, language),
  );
}

/** The finder as it is before the page has the job titles, by the names of the occupations alone. */
export const shippedFinder = once(async () => createOccupationFinder((await shippedCatalogue()).occupations));

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
