import { Mirror } from '../../keeping/mirror/mirror.ts';
import type { Store } from '../../store/core/store.ts';

/** Nobody's save waits longer than this for the comparison of database and mirror. */
const PATIENCE = 5_000;

/**
 * Starts the mirror of this browser's database.
 * @returns the mirror as soon as the database has been compared with it and repaired, or that takes too long
 */
export async function startMirror(store: Store): Promise<Mirror> {
  const worker = new Worker(new URL('../../keeping/mirror/worker.ts', import.meta.url), { type: 'module' });
  // TypeScript promises locks everywhere; a browser gives them on https and localhost only.
  const mirror = new Mirror(store, worker, 'locks' in navigator ? navigator.locks : undefined);
  await Promise.race([mirror.start(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return mirror;
}
