import type { Store } from '../../../src/store/transaction/store.ts';
import { connectionsSeenBy, type Timings } from '../../../src/sync/server/http-version.ts';
import { browserTimers } from '../../../src/sync/timers.ts';

/** What the sending side of a page takes from the browser. */
export function syncInBrowser(store: Store) {
  return {
    store,
    locks: navigator.locks,
    timers: browserTimers,
    channel: new BroadcastChannel(store.db.name),
    randomBytes: (into: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(into),
    connections: connectionsSeenBy(performance, browserTimers),
  };
}

/** Timings of which none counts as missing, however late it comes: while one is waited for their clock stands still. */
export function patientTimings(): Timings {
  let now = 0;
  return {
    now: () => now,
    clearResourceTimings() {
      performance.clearResourceTimings();
      now = performance.now();
    },
    getEntriesByName: (...named) => performance.getEntriesByName(...named),
  };
}
