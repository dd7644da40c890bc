import { expect, onTestFinished } from 'vitest';
import { mergeLife } from '../../../src/copies/backup/merge-life.ts';
import type { MirrorState } from '../../../src/copies/mirror/state.ts';
import { readKept, snapshotCache, type KeptSnapshot } from '../../../src/copies/snapshots/kept-snapshot.ts';
import { Snapshots } from '../../../src/copies/snapshots/snapshots.ts';
import type { Version } from '../../../src/store/schema/versions.ts';
import { readChange } from '../../../src/store/transaction/change-count.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';

export interface TabWithoutFiles {
  store: Store;
  state: () => MirrorState;
  snapshots: Snapshots;
  end: () => void;
}

/** A tab of a browser that has no files for a mirror. What is written waits for `SOON` at most. */
export async function aTabWithoutFiles(
  name: string,
  allCaches: Pick<CacheStorage, 'open' | 'delete' | 'has'> = caches,
  versions?: readonly Version[],
): Promise<TabWithoutFiles> {
  const parts = { name, now: () => new Date(), newId: () => crypto.randomUUID(), random: Math.random };
  const keeping = { ready: Promise.resolve() };
  const store = await openStore({ ...parts, keeping, ...(versions && { versions }) });
  let state: MirrorState = { is: 'starting' };
  const around = {
    caches: allCaches,
    locks: navigator.locks,
    channel: new BroadcastChannel(`${name} snapshots`),
    whenQuiet: (milliseconds: number, work: () => void) => {
      const timer = setTimeout(work, Math.min(milliseconds, 50));
      return () => clearTimeout(timer);
    },
    mergeLife,
  };
  const snapshots = new Snapshots(store, around, (shown) => (state = shown));
  await snapshots.start();
  const end = () => {
    snapshots.close();
    store.close();
  };
  onTestFinished(async () => {
    end();
    await caches.delete(snapshotCache(name));
  });
  return { store, state: () => state, snapshots, end };
}

/** Waits until the tab shows the newest snapshot, and everything is in it. */
export async function upToDate(tab: TabWithoutFiles): Promise<void> {
  await expect.poll(() => isUpToDate(tab)).toBe(true);
}

async function isUpToDate({ store, state }: TabWithoutFiles): Promise<boolean> {
  const [newest] = await newestFirst(store.name);
  const { seq = 0 } = (await readChange(store.db)) ?? {};
  const isWhole = newest?.log.snapshot.from !== undefined && newest.log.snapshot.from >= seq;
  return isWhole && state().isBehind === false && state().at === newest.at;
}

export async function newestFirst(name: string): Promise<KeptSnapshot[]> {
  return (await readKept(caches, name)).toSorted((one, other) => other.at - one.at);
}
