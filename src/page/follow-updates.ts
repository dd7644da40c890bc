import { KEEP_LANGUAGE } from '../service-worker/messages.ts';
import type { OfflineState } from '../domain/offline-state.ts';
import { laterOrOnline } from './fetch-again.ts';
import { ReadyOffline } from './ready-offline.svelte.ts';
import { Updates } from './updates.svelte.ts';

/** Newer versions of the app, and whether this one starts without a network. */
export interface FollowedUpdates {
  /** A newer version is here and may be offered now. Reactive. */
  readonly ready: boolean;
  /** Undefined while it is not known. Reactive. */
  readonly offline: OfflineState | undefined;
  apply: () => void;
}

/**
 * Keeps this page's app at hand for offline, with the words of the language that is spoken, and looks for newer versions.
 * @param mayReload as in `UpdateParts`
 */
export function followUpdates(
  mayReload: () => boolean,
  now: () => Date,
  followLanguage: (spoken: (code: string) => void) => void,
): FollowedUpdates {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const updates = new Updates({ workers, mayReload, reload: () => location.reload(), now });
  const offline = new ReadyOffline({
    workers,
    scope: new URL('./', document.baseURI).href,
    registered: (registration) => updates.watch(registration),
    waited: laterOrOnline,
  });
  // The worker fetches every file, which must not slow the page down while it loads.
  void loaded().then(() => {
    updates.start();
    void offline.start(new URL('service-worker.js', document.baseURI));
  });
  followLanguage((code) => void keepForOffline(workers, code));
  return {
    get ready() {
      return updates.ready;
    },
    get offline() {
      return offline.state;
    },
    apply: () => updates.apply(),
  };
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Has the worker keep the words of a language for offline, as soon as there is a worker. */
async function keepForOffline(
  workers: Pick<ServiceWorkerContainer, 'ready'> | undefined,
  code: string,
): Promise<void> {
  (await workers?.ready)?.active?.postMessage(KEEP_LANGUAGE + code);
}
