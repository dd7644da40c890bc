import type { Store } from '../../store/core/store.ts';
import { FROZEN } from '../queue/pace.ts';
import type { Timers } from '../server/timers.ts';

/** So often the sender shows that it lives. */
export const HEARTBEAT = 5_000;
const KEY = 'heartbeat';

/**
 * Shows again and again that the sender of this tab lives. A row of its own, written without the tally: what screens read
 * stays as it is. Returns how to stop.
 */
export function startHeartbeat(store: Store, timers: Timers): () => void {
  const since = store.now().getTime();
  let beats = 0;
  const beat = () => {
    beats += 1;
    // A beat that cannot be written, as on a full disk, is missed: another tab may then take over, which does no harm.
    store.db.meta.put({ key: KEY, value: `${since} ${beats}` }).catch(() => undefined);
  };
  beat();
  return timers.every(HEARTBEAT, beat);
}

/**
 * Watches the sender of another tab, and calls back when it is frozen. It counts the times at which nothing new was seen and
 * compares no clocks: a clock may be put back, and a machine that slept has let nobody beat. Returns how to stop.
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
  // Without a database there is nothing to send, and nobody to replace.
  return timers.every(HEARTBEAT, () => void look().catch(() => undefined));
}
