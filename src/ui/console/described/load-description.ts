import { readDescription, type Call } from './description.ts';

/** What each page has read: its list of calls and each call are made from the same. */
const read = new WeakMap<object, Promise<readonly Call[]>>();

/** Reads `openapi.json` beside the page, once for each `page`; again where it did not load. */
export function loadDescription(page: object): Promise<readonly Call[]> {
  const known = read.get(page);
  if (known) return known;
  const reading = load();
  read.set(page, reading);
  reading.catch(() => read.delete(page));
  return reading;
}

async function load(): Promise<readonly Call[]> {
  const response = await fetch(new URL('openapi.json', document.baseURI));
  if (!response.ok) throw new Error(`openapi.json was answered with status ${response.status}`);
  const json: unknown = await response.json();
  return readDescription(json);
}
