import type { Session } from '../../../app/session.svelte.ts';
import { readDescription, type Call } from './description.ts';

/** Reads `openapi.json` from the app's folder: once for all screens of the console, and again if it did not load. */
export async function loadDescription(session: Session): Promise<readonly Call[]> {
  session.description ??= load();
  try {
    return readDescription(await session.description);
  } catch (error) {
    session.description = undefined; // The next visit asks again.
    throw error;
  }
}

async function load(): Promise<unknown> {
  const response = await fetch(new URL('openapi.json', document.baseURI));
  if (!response.ok) throw new Error(`openapi.json was answered with status ${response.status}`);
  return response.json();
}
