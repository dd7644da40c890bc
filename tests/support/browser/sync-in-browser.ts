import type { Store } from '../../../src/store/transaction/store.ts';
import { connectionsSeenBy, type Timings } from '../../../src/sync/server/http-version.ts';
import { browserTimers } from '../../../src/sync/timers.ts';

/** What the sender of a page uses of the browser. */
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

/** Timings that never count as missing, however late they come: while one is awaited, their clock stands still. */
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
