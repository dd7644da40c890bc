import { readFile } from 'node:fs/promises';
import { type FetchJson } from '../../src/catalogue/fetch-json.ts';
import {
  type Catalogue,
  loadCatalogue,
  loadOccupationWords,
  type OccupationWords,
} from '../../src/catalogue/load.ts';

/** Reads what ships under `public/data/` from the disk, for tests that run on Node or in jsdom. */
export const shippedJson: FetchJson = async (name) => {
  const json: unknown = JSON.parse(await readFile(`public/data/${name}`, 'utf8'));
  return json;
};

export const shippedCatalogue = (): Promise<Catalogue> => loadCatalogue(shippedJson);

export const shippedOccupationWords = (): Promise<OccupationWords> => loadOccupationWords(shippedJson);
