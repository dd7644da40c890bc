import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from '../../../data/openapi/document.ts';

/**
 * Writes the types of the generated client beside it, from today's description. `npm run check` and `npm run lint` do so first;
 * a client that no longer fits them does not compile.
 */
const FILE = new URL('service.ts', import.meta.url);
const types = astToString(await openapiTS(JSON.stringify(await openApiDocument())));
const written = await readFile(FILE, 'utf8').catch(() => undefined);
// Left alone where it is right: somebody else may be reading it.
if (written !== types) await writeFile(FILE, types);
