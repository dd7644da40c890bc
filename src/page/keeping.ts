import { mergeLife } from '../copies/backup/merge-life.ts';
import { KeptFileKeeper } from '../copies/kept-file/keeper.ts';
import { goOnUncompared } from '../store/transaction/uncompared.ts';
import { Mirror } from '../copies/mirror/mirror.ts';
import type { BeginInstead } from '../copies/mirror/state.ts';
import { Snapshots } from '../copies/snapshots/snapshots.ts';
import { readChange } from '../store/transaction/change-count.ts';
import type { Store } from '../store/transaction/store.ts';
import { reportedByStore } from '../store/transaction/store-problem.ts';

/** Saves wait no longer than this for the comparison of database and mirror. */
const PATIENCE = 5_000;

/**
 * Starts the mirror of this browser's database.
 * @returns the mirror, as soon as the database has been compared with it and repaired, or after `PATIENCE`: then `compared`
 *   resolves later
 */
export async function startMirror(store: Store): Promise<Mirror> {
  const worker = new Worker(new URL('../copies/mirror/worker.ts', import.meta.url), { type: 'module' });
  // TypeScript declares that every page has locks; a browser gives them on https and localhost only.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  const mirror = new Mirror(store, worker, {
    locks,
    channel: new BroadcastChannel(`${store.db.name} comparison`),
    mergeLife,
    beginInstead: beginSnapshots(store),
  });
  const started = mirror.start().then(async () => (store.keeping.last ??= await readChange(store.db)));
  const isLate = await Promise.race([
    started.then(
      () => false,
      () => false, // The database failed, and the app says so.
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), PATIENCE)),
  ]);
  if (isLate) await goOnUncompared(store.db, started).catch(() => undefined); // The database failed; the app says so.
  return mirror;
}

/** Keeps snapshots where the browser has no files for a mirror. */
function beginSnapshots(store: Store): BeginInstead {
  return async (show, progressed) => {
    if (!('locks' in navigator) || !('caches' in globalThis)) return undefined;
    const around = {
      caches,
      locks: navigator.locks,
      channel: new BroadcastChannel(`${store.db.name} snapshots`),
      whenQuiet,
      mergeLife,
    };
    const snapshots = new Snapshots(store, around, show);
    await snapshots.start(progressed);
    hurryWhenHidden(snapshots);
    return snapshots;
  };
}

/** Writing a kept file, or a snapshot, waits no longer than this for the browser to be idle. */
const QUIET_BY = 10_000;

/** Keeps the file that a person has picked up to date, if there is one. */
export function startKeptFile(store: Store): KeptFileKeeper {
  const keeper = new KeptFileKeeper(store, {
    locks: 'locks' in navigator ? navigator.locks : undefined,
    randomBytes: (into) => crypto.getRandomValues(into),
    whenQuiet,
  });
  hurryWhenHidden(keeper);
  reportedByStore(keeper.start());
  return keeper;
}

/** Hurries when the page is hidden, because a browser may end a hidden page without another event. */
function hurryWhenHidden(keeper: { hurry: () => void }): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keeper.hurry();
  });
}

function whenQuiet(milliseconds: number, work: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    // WebKit has no idle callbacks.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(work, { timeout: QUIET_BY });
    else work();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
