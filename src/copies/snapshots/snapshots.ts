import { readChange } from '../../store/transaction/change-count.ts';
import { onCommit } from '../../store/transaction/live.ts';
import type { Store } from '../../store/transaction/store.ts';
import { repair, type MergeLife } from '../mirror/compare/repair.ts';
import { epochOf, standingOf } from '../mirror/compare/standing.ts';
import { byVersion, compare } from '../mirror/compare/verdict.ts';
import { mergeLogs, missingAfter } from '../mirror/file/merge.ts';
import type { Instead, MirrorState } from '../mirror/state.ts';
import type { TabLocks } from '../mirror/tabs.ts';
import {
  nextPlace,
  otherPlace,
  readKept,
  snapshotCache,
  writeSnapshot,
  type SnapshotCaches,
} from './kept-snapshot.ts';
import { reportedByStore } from '../../store/transaction/store-problem.ts';

/** What snapshots need of the page. */
export interface Surroundings {
  caches: SnapshotCaches;
  /** One tab writes, as long as it has the lock. */
  locks: TabLocks;
  /** Tells the other tabs of a snapshot. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** Calls back when the browser is idle, after this number of milliseconds at the earliest. Returns how to cancel it. */
  whenQuiet: (milliseconds: number, work: () => void) => () => void;
  mergeLife: MergeLife;
}

/** A snapshot of everything, up to one of the changes. */
interface Written {
  at: number;
  seq: number;
}

/** How long after a change a snapshot is written, so that several changes are written at once. */
const SOON = 2_000;
/** Writing may take at most this part of the time: after a long writing the next one waits longer. */
const PART = 1 / 20;
/** Milliseconds from a failure, such as a full disk, to the next try. */
const TRY_AGAIN = 60_000;

/**
 * A second copy for browsers that have no files for the mirror: everything, written as a whole now and then. It proves less: a
 * request may have left after it was written, so nothing that comes back from it is sent by itself.
 */
export class Snapshots implements Instead {
  readonly #store: Store;
  readonly #around: Surroundings;
  readonly #show: (state: MirrorState) => void;
  #state: MirrorState = { is: 'snapshots', isBehind: true };
  #place: ReturnType<typeof nextPlace> = nextPlace([]);
  #epoch = '';
  #isWriter = false;
  #isClosed = false;
  #pause = SOON;
  #callOff: (() => void) | undefined;
  #writing: Promise<void> = Promise.resolve();
  #stops: (() => void)[] = [];

  constructor(store: Store, around: Surroundings, show: (state: MirrorState) => void) {
    this.#store = store;
    this.#around = around;
    this.#show = show;
  }

  /**
   * Compares the newest snapshot with the database, brings back what is lost, and begins to write. One tab at a time.
   * @param progressed called whenever one more piece is compared
   */
  async start(progressed: () => void = () => undefined): Promise<void> {
    const { db } = this.#store;
    const kept = await readKept(this.#around.caches, db.name);
    progressed();
    const logs = kept.map(({ log }) => log);
    const all = mergeLogs(logs);
    const { readable, newer } = byVersion(all, db.rowsVersion);
    const comparison = compare(await standingOf(db), readable);
    const missingOf = (epoch: string, seq: number) => {
      const mirrored = all.find((one) => one.epoch === epoch);
      return Promise.resolve(mirrored && { ...missingAfter(seq, mirrored), whole: false });
    };
    const { mergeLife } = this.#around;
    const repairing = { read: missingOf, mergeLife, progressed };
    const { count, hasBroughtBack } = await repair(this.#store, comparison, repairing);
    const found = count > 0 && { kind: 'restored-from-mirror' as const, count };
    const at = Math.max(0, ...kept.filter(({ log }) => log.snapshot.from !== undefined).map((one) => one.at));
    this.#state = {
      is: 'snapshots',
      isBehind: true,
      ...(at > 0 && { at }),
      ...(hasBroughtBack && { hasBroughtBack }),
      ...(found && { found }),
      ...(newer.length > 0 && { newer: true as const }),
    };
    this.#tell({});
    this.#epoch = await epochOf(this.#store);
    // A snapshot of a newer version is left as it is, so nothing is written then.
    if (newer.length === 0) this.#follow();
  }

  /** Writes a snapshot at once if changes wait for one: the page may be about to end. */
  hurry(): void {
    if (this.#callOff) this.#schedule(0);
  }

  close(): void {
    this.#endWriting();
    for (const stop of this.#stops.splice(0)) stop();
  }

  /**
   * The lock is held until the cache is deleted: a tab that takes over opens the cache first, and would create it
   * again.
   */
  async erase(): Promise<void> {
    this.#endWriting();
    try {
      await this.#writing; // A snapshot that is being written would create the cache again, too.
      await this.#around.caches.delete(snapshotCache(this.#store.db.name));
    } finally {
      this.close();
    }
  }

  #endWriting(): void {
    this.#isClosed = true;
    this.#callOff?.();
    this.#callOff = undefined;
    this.#around.channel.close();
  }

  #follow(): void {
    const { locks, channel } = this.#around;
    const { db } = this.#store;
    db.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) void this.erase().catch(() => undefined); // The tab that erases looks afterwards.
    });
    // Only `#write` in other tabs sends messages there.
    channel.onmessage = ({ data }: MessageEvent<Written>) => reportedByStore(this.#compareWith(data));
    this.#stops.push(onCommit(this.#store, () => this.#changed()));
    void locks.request(`${db.name} snapshots`, {}, () => this.#lead());
  }

  /** Writes snapshots in this tab. Resolves when it stops. */
  async #lead(): Promise<void> {
    if (this.#isClosed) return;
    const left = new Promise<void>((leave) => this.#stops.push(leave));
    this.#place = nextPlace(await readKept(this.#around.caches, this.#store.db.name));
    this.#isWriter = true;
    this.#schedule(0);
    await left;
  }

  #changed(): void {
    if (this.#state.isBehind !== true) this.#tell({ isBehind: true });
    if (this.#isWriter) this.#schedule(this.#pause);
  }

  #schedule(milliseconds: number): void {
    if (this.#isClosed || (this.#callOff && milliseconds > 0)) return;
    this.#callOff?.();
    this.#callOff = this.#around.whenQuiet(milliseconds, () => {
      this.#callOff = undefined;
      this.#writing = this.#writing
        .then(() => (this.#isClosed ? undefined : this.#write()))
        .catch((error: unknown) => this.#failed(error));
    });
  }

  async #write(): Promise<void> {
    const { caches, channel } = this.#around;
    const { db, now } = this.#store;
    const at = now().getTime();
    const seq = await writeSnapshot(caches, db, this.#place, this.#epoch, at);
    if (this.#isClosed) return;
    this.#place = otherPlace(this.#place);
    this.#pause = Math.max(SOON, (now().getTime() - at) / PART);
    channel.postMessage({ at, seq } satisfies Written);
    await this.#compareWith({ at, seq });
  }

  async #compareWith({ at, seq }: Written): Promise<void> {
    const { seq: last = 0 } = (await readChange(this.#store.db)) ?? {};
    this.#tell({ at, isBehind: last > seq, reason: undefined });
  }

  #failed(error: unknown): void {
    if (this.#isClosed) return;
    const reason = error instanceof DOMException || error instanceof Error ? error.name : String(error);
    this.#tell({ isBehind: true, reason });
    this.#schedule(TRY_AGAIN);
  }

  #tell(change: Partial<MirrorState>): void {
    this.#state = { ...this.#state, ...change };
    this.#show(this.#state);
  }
}
