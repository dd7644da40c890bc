import { live } from '../store/transaction/live.ts';
import { settings, type Settings } from '../store/changes/settings.ts';
import type { Store } from '../store/transaction/store.ts';
import { connectionsSeenBy } from '../sync/server/http-version.ts';
import type { RequestMirror } from '../sync/attempt/request-mirror.ts';
import { createSync } from '../sync/create-sync.ts';
import type { SyncOptions } from '../sync/parts.ts';
import { serverSettings } from '../sync/server/server-settings.ts';
import { browserTimers } from '../sync/timers.ts';
import type { Sync } from '../sync/sync.ts';
import { stayAwakeWhileSending } from './stay-awake.ts';

/** How requests leave the page: over the network, or to the practice server. */
export type ToServer = Pick<SyncOptions, 'fetch' | 'ownOrigin' | 'offline' | 'connections' | 'namesAttempts'>;

export function overNetwork(): ToServer {
  return {
    fetch: (url, init) => fetch(url, init),
    ownOrigin: location.origin,
    offline: () => !navigator.onLine,
    connections: connectionsSeenBy(performance, browserTimers),
  };
}

/**
 * Makes the sync from what this browser offers, and starts it. It follows the settings of all tabs, and looks
 * for work when the network comes back and when the page is shown again.
 * @param deployment the settings of the deployment
 * @param toServer how every request reaches the server
 * @param mirror the second copy of requests and answers
 * @returns undefined on a page without locks, as on plain http: two tabs could send the same record there
 */
export async function startSending(
  store: Store,
  deployment: Partial<Settings>,
  toServer: ToServer,
  mirror?: RequestMirror,
): Promise<Sync | undefined> {
  // TypeScript declares that every page has locks; a browser gives them on https and localhost only.
  if (!('locks' in navigator)) return undefined;
  const sync = createSync({
    store,
    locks: navigator.locks,
    timers: browserTimers,
    channel: new BroadcastChannel(`${store.db.name} sending`),
    randomBytes: (into) => crypto.getRandomValues(into),
    ...toServer,
    mirror,
  });
  await followSettings(store, deployment, sync);
  sync.start();
  checkAgain(sync);
  stayAwakeWhileSending(sync, wakeLocks());
  return sync;
}

/**
 * Configures the sync with the present settings, and again after every change. Resolves after the first time. If the
 * database is closed before that, it waits until the database is open again; if a newer version has taken the
 * database, it waits for ever.
 */
function followSettings(store: Store, deployment: Partial<Settings>, sync: Sync): Promise<void> {
  const ignored = () => undefined; // The store reports its own problems.
  const current = live(() => settings(store, deployment));
  return new Promise((resolve) => {
    current.subscribe((now) => void sync.configure(serverSettings(now)).then(resolve, ignored), ignored);
  });
}

/** Chromium has it, and Safari and Firefox since 2023 and 2024. */
function wakeLocks(): WakeLock | undefined {
  return 'wakeLock' in navigator ? navigator.wakeLock : undefined;
}

function checkAgain(sync: Sync): void {
  addEventListener('online', () => sync.online());
  addEventListener('offline', () => sync.offline());
  addEventListener('focus', () => sync.poke());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sync.poke();
  });
}
