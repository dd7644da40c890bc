import { readFile } from 'node:fs/promises';
import { type FetchJson } from '../../../src/catalogue/fetch-json.ts';
import { loadLocalWords, type LocalWords } from '../../../src/catalogue/local-words.ts';
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

export const shippedCatalogue = (): Promise<Catalogue> => loadCatalogue(shippedJson);

/** With the labels, which the page loads later. */
export async function shippedOccupationWords(): Promise<OccupationWords> {
  const words = await loadOccupationWords(shippedJson);
  return { ...words, labels: await loadOccupationLabels(shippedJson) };
}

export const shippedLocalWords = (language: LanguageCode): Promise<LocalWords | undefined> =>
  loadLocalWords(shippedJson, language);
