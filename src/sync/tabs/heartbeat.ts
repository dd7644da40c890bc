import type { Store } from '../../store/transaction/store.ts';
import { FROZEN } from '../queue/pace.ts';
import type { Timers } from '../timers.ts';

/** Milliseconds between two heartbeats of the sender. */
export const HEARTBEAT = 5_000;
const KEY = 'heartbeat';

/**
 * Writes a heartbeat again and again while this tab is the sender. It has a row of its own, written without
 * the counters, so that no screen's query runs again. Returns how to stop.
 */
export function startHeartbeat(store: Store, timers: Timers): () => void {
  const since = store.now().getTime();
  let beats = 0;
  const beat = () => {
    beats += 1;
    // A heartbeat that cannot be written, as on a full disk, is left out: another tab may then become the
    // sender, which does no harm.
    store.db.meta.put({ key: KEY, value: `${since} ${beats}` }).catch(() => undefined);
  };
  beat();
  return timers.every(HEARTBEAT, beat);
}

/**
 * Watches the heartbeat of the sender in another tab, and calls back when that tab is frozen. It counts looks
 * that found nothing new and compares no clocks: a clock may be put back, and while a machine sleeps no tab
 * writes a heartbeat. Returns how to stop.
 */
export function watchHeartbeat(store: Store, timers: Timers, frozen: () => void): () => void {
  let last: unknown;
  let quiet = 0;
  const look = async () => {
    const beat = (await store.db.meta.get(KEY))?.value;
    quiet = beat === last ? quiet + HEARTBEAT : 0;
    last = beat;
    if (quiet < FROZEN) return;
    quiet = 0;
    frozen();
  };
  // Without a database there is nothing to send, so no sender to replace.
  return timers.every(HEARTBEAT, () => void look().catch(() => undefined));
}
