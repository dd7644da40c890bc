import { readFile } from 'node:fs/promises';
import { loadCatalogue, type Catalogue } from '../../catalogue/load.ts';

/** The catalogue that is shipped with the app, read from its folder instead of over the network. */
export function loadShippedCatalogue(): Promise<Catalogue> {
  return loadCatalogue(async (name) => {
    const file = new URL(`../../../public/data/${name}`, import.meta.url);
    // JSON.parse is typed any; here it is unknown until its schema has seen it.
    const json: unknown = JSON.parse(await readFile(file, 'utf8'));
    return json;
  });
}
