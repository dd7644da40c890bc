import { readFile, writeFile } from 'node:fs/promises';
import type { Messages } from './compile.ts';
import { typesOf } from './types.ts';

/** Writes the types of the messages beside them, from the English ones. `npm run check` and `npm run lint` do so first. */
const FOLDER = new URL('../../ui/messages/', import.meta.url);
const FILE = new URL('generated.ts', FOLDER);
const english = JSON.parse(await readFile(new URL('en.json', FOLDER), 'utf8')) as Messages;
const types = typesOf(english);
const written = await readFile(FILE, 'utf8').catch(() => undefined);
// Left alone where it is right: someone else may be reading it.
if (written !== types) await writeFile(FILE, types);
