import { Updates } from './updates.svelte.ts';
import { KEEP_LANGUAGE } from '../service-worker/take-over.ts';

/**
 * Keeps this page's app at hand for offline, with the words of the language that is spoken, and looks for newer versions.
 * @param mayReload as in `UpdateParts`
 */
export function updatesOf(
  mayReload: () => boolean,
  now: () => Date,
  followLanguage: (spoken: (code: string) => void) => void,
): Updates {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const updates = new Updates({ workers, mayReload, reload: () => location.reload(), now });
  followLanguage((code) => void keepForOffline(workers, code));
  void updates.start(new URL('service-worker.js', document.baseURI)).catch(() => undefined); // Without a network there is none.
  return updates;
}

/** Has the worker keep the words of a language for offline, as soon as there is a worker. */
async function keepForOffline(
  workers: Pick<ServiceWorkerContainer, 'ready'> | undefined,
  code: string,
): Promise<void> {
  (await workers?.ready)?.active?.postMessage(KEEP_LANGUAGE + code);
}
