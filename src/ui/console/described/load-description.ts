import { readDescription, type Call } from './description.ts';

/** Reads `openapi.json` beside the page. */
export async function loadDescription(): Promise<readonly Call[]> {
  const response = await fetch(new URL('openapi.json', document.baseURI));
  if (!response.ok) throw new Error(`openapi.json was answered with status ${response.status}`);
  const json: unknown = await response.json();
  // OpenAPI describes a call once more for the path without its optional parameter. One form is enough for both.
  return readDescription(json).filter(({ name }) => !name.endsWith('Omitted'));
}
