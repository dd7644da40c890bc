import { eraseRest } from '../copies/erase/erase-rest.ts';
import { hasGoneOn, unmarkErasing } from '../copies/erase/mark.ts';
import type { Kept, Places } from '../copies/erase/places.ts';

const BETWEEN_TRIES_MS = 300;

/** Removes what a deployment keeps beside its database. Resolves to what could not be removed. */
export function eraseRestInPage(name: string): Promise<Kept[]> {
  const pause = () => new Promise<void>((resume) => setTimeout(resume, BETWEEN_TRIES_MS));
  return eraseRest({ name, scope: new URL('./', document.baseURI).href }, placesHere(), pause);
}

/**
 * Finishes an erasing that was interrupted, before the database is opened. Resolves to whether nothing is left.
 * Undefined where another tab has registered someone since: then everything is kept.
 * @param blocked called while another tab does not let go of the database
 */
export async function finishErasing(name: string, blocked: () => void): Promise<boolean | undefined> {
  if (await hasGoneOn(name)) {
    await unmarkErasing(name);
    return undefined;
  }
  await new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onblocked = blocked;
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(new Error('The database was not deleted', { cause: deleting.error }));
  });
  return (await eraseRestInPage(name)).length === 0;
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

/** Where a browser's settings forbid site data, even reading `localStorage` throws; in some apps that show pages it is null. */
function localOrNone(take: () => Storage | null): Storage[] {
  try {
    const storage = take();
    return storage ? [storage] : [];
  } catch {
    return [];
  }
}
