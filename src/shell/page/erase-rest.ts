import { eraseRest } from '../../keeping/erase/erase-rest.ts';
import type { Kept, Places } from '../../keeping/erase/places.ts';

const BETWEEN_TRIES_MS = 300;

/** Removes what a deployment keeps beside its database, and looks what is left. */
export function eraseRestInPage(name: string): Promise<Kept[]> {
  const pause = () => new Promise<void>((resume) => setTimeout(resume, BETWEEN_TRIES_MS));
  return eraseRest({ name, scope: new URL('./', document.baseURI).href }, placesHere(), pause);
}

/** Where this browser keeps things. TypeScript promises all of it; browsers, and their settings, leave some out. */
function placesHere(): Places {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return {
    databases: globalThis.indexedDB,
    root: storage?.getDirectory && (() => navigator.storage.getDirectory()),
    caches: globalThis.caches,
    entries: [localOrNone(() => localStorage), localOrNone(() => sessionStorage)].flat(),
  };
}

/** Even asking for it throws where the settings forbid it. */
function localOrNone(take: () => Storage): Storage[] {
  try {
    return [take()];
  } catch {
    return [];
  }
}
