import { eraseRest } from '../../keeping/erase/erase-rest.ts';
import type { Kept, Places } from '../../keeping/erase/places.ts';

const BETWEEN_TRIES_MS = 300;

/** Removes what a deployment keeps beside its database. Resolves to what could not be removed. */
export function eraseRestInPage(name: string): Promise<Kept[]> {
  const pause = () => new Promise<void>((resume) => setTimeout(resume, BETWEEN_TRIES_MS));
  return eraseRest({ name, scope: new URL('./', document.baseURI).href }, placesHere(), pause);
}

/** Where this browser stores data. TypeScript declares that all of these exist; some browsers, or their settings, lack some. */
function placesHere(): Places {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return {
    databases: globalThis.indexedDB,
    root: storage?.getDirectory && (() => navigator.storage.getDirectory()),
    caches: globalThis.caches,
    entries: [localOrNone(() => localStorage), localOrNone(() => sessionStorage)].flat(),
  };
}

/** Where a browser's settings forbid site data, even reading `localStorage` throws. */
function localOrNone(take: () => Storage): Storage[] {
  try {
    return [take()];
  } catch {
    return [];
  }
}
