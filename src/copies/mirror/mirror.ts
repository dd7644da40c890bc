import type { ChangeKeeper, CommittedChange } from '../../store/transaction/changes-kept.ts';
import { readChange } from '../../store/transaction/change-count.ts';
import { onCommit } from '../../store/transaction/live.ts';
import type { Store } from '../../store/transaction/store.ts';
import { compareAtStart } from './compare/at-start.ts';
import { Progress, type ProgressChannel } from './compare/progress.ts';
import type { MergeLife } from './compare/repair.ts';
import type { ChangeEntry, Changes, Entry, Keys, Row, Rows } from './file/entry.ts';
import { isMirrored } from './file/mirrored-tables.ts';
import type { Inventory } from './file/inventory.ts';
import { isLeftOut } from './left-out-meta.ts';
import { NO_MEMORY } from './memory.ts';
import { MirrorProblem, Orders, type WorkerPort } from './orders.ts';
import { readSnapshot } from './snapshot.ts';
import type { BeginInstead, Instead, MirrorState } from './state.ts';
import { epochOf, standingOf } from './compare/standing.ts';
import { joinTabs, oneAtATime, type TabLocks } from './tabs.ts';
import { reportedByStore } from '../../store/transaction/store-problem.ts';

/** A new snapshot is made after this many more bytes, or after as many as the last one has, if that is more. */
const ROTATE_AT = 4 * 2 ** 20;
const limitAfter = (snapshot: number) => snapshot + Math.max(ROTATE_AT, snapshot);
/** A save waits no longer than this for its change to be mirrored. */
const PATIENCE = 2_000;
/** Milliseconds from a failure, such as a full disk, to the next try. */
const TRY_AGAIN = 30_000;
/** How often a comparison is begun in which the database fails: a browser may lose it for a moment. */
const TRIES = 3;
const BETWEEN_TRIES = 200;
/** Milliseconds after a commit of any page before the copy is checked for gaps. */
const LOOK_AFTER = 1_000;

/** What a tab gives its mirror. The mirror works without any of these. */
interface Surroundings {
  locks?: TabLocks | undefined;
  /** Tells other tabs that the comparison goes on in this one. */
  channel?: ProgressChannel | undefined;
  mergeLife?: MergeLife | undefined;
  beginInstead?: BeginInstead | undefined;
}

/** Keeps the second copy of this tab's changes, and repairs the database from the copies of all tabs. */
export class Mirror implements ChangeKeeper {
  state: MirrorState = { is: 'starting' };
  #memory = NO_MEMORY;
  readonly #store: Store;
  readonly #orders: Orders;
  readonly #around: Surroundings;
  readonly #progress: Progress;
  readonly #listeners = new Set<() => void>();
  /** How large the file may grow before the next snapshot. */
  #limit = ROTATE_AT;
  #snapshot: Promise<void> | undefined;
  #turning: Promise<void> | undefined;
  #broken = false;
  #lagging = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** The last change up to which the copy has all changes, of every page. */
  #covers = 0;
  /** Later changes that are in the copy, but that this tab wrote so late that their commit did not wait. */
  readonly #lateChanges = new Set<number>();
  /** The copy lacks a change, so later changes do not make it whole. */
  #hasGap = false;
  /** The next check for a gap. */
  #looking: { at: number; timer: ReturnType<typeof setTimeout> } | undefined;
  /** When a gap was last closed. */
  #closedAt = -Infinity;
  #stopHearing: (() => void) | undefined;
  #leave: (() => void) | undefined;
  #epoch: string | undefined;
  /** Other lives of the database, whose records are in this one now. */
  #merged: string[] = [];
  #instead: Instead | undefined;

  constructor(store: Store, worker: WorkerPort, around: Surroundings = {}) {
    this.#store = store;
    this.#around = around;
    this.#progress = new Progress(around.channel);
    this.#orders = new Orders(worker, this.#progress.made);
  }

  /** Resolves when the comparison has ended, or has stopped so that no one should wait for it. Until then nothing may be sent. */
  get compared(): Promise<void> {
    return this.#progress.ended;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Compares the mirror with the database, repairs the database, and begins to keep what is committed. One tab at a time. */
  async start(): Promise<void> {
    const { name } = this.#store.db;
    const { locks } = this.#around;
    // Two tabs must not repair one database.
    const comparing = oneAtATime(locks, `${name} comparison`, async () => {
      const leaving = new Promise<void>((leave) => {
        this.#leave = leave;
      });
      const isAlone = await joinTabs(locks, name, leaving);
      await this.#tryToBegin(isAlone).catch((error: unknown) => this.#missing(error));
    });
    await comparing.finally(() => this.#progress.end());
  }

  /** Where there are files, a tab must not go on without them because its database failed for a moment. */
  async #tryToBegin(isAlone: boolean): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#begin(isAlone);
        return;
      } catch (error) {
        if (error instanceof MirrorProblem || tries === TRIES) throw error;
      }
      await new Promise((resume) => setTimeout(resume, BETWEEN_TRIES));
    }
  }

  async #begin(isAlone: boolean): Promise<void> {
    const { mergeLife } = this.#around;
    const comparing = { isAlone, mergeLife, progressed: this.#progress.made };
    const { memory, repaired, isNewer } = await compareAtStart(this.#store, this.#orders, comparing);
    const { count, hasBroughtBack, merged, isSame, upTo } = repaired;
    this.#memory = memory;
    this.#merged = merged;
    this.#show({
      ...this.state,
      ...(isNewer && { newer: true }),
      ...(hasBroughtBack && { hasBroughtBack }),
      ...(count > 0 && { found: { kind: 'restored-from-mirror', count } }),
    });
    await this.#goOn(isSame, upTo);
    this.#store.keeping.keeper = this;
    // The service worker commits without a keeper, and so did this page until now.
    this.#stopHearing = onCommit(this.#store, () => this.#lookSoon(LOOK_AFTER));
    await this.#closeGap().catch(() => this.#lookSoon(LOOK_AFTER)); // The database failed.
  }

  #lookSoon(wait: number): void {
    if (this.#store.keeping.keeper !== this) return;
    const at = performance.now() + wait;
    // A check that is planned sooner stays. A later one, which may be half a minute away, is replaced.
    if (this.#looking && this.#looking.at <= at) return;
    clearTimeout(this.#looking?.timer);
    const timer = setTimeout(() => {
      this.#looking = undefined;
      reportedByStore(this.#closeGap());
    }, wait);
    this.#looking = { at, timer };
  }

  /** If the database has a change that the copy lacks, the copy is behind and gets a new snapshot, at most one every half minute. */
  async #closeGap(): Promise<void> {
    // The snapshot that is being made, or that follows a failure, may close the gap.
    if (this.#snapshot || this.#broken) return;
    const { alone = 0 } = (await readChange(this.#store.db)) ?? {};
    if (alone <= this.#covers || this.#lateChanges.has(alone)) return;
    this.#hasGap = true;
    this.#show({ ...this.state, is: 'behind' });
    const wait = this.#closedAt + TRY_AGAIN - performance.now();
    if (wait > 0) {
      this.#lookSoon(wait);
      return;
    }
    this.#closedAt = performance.now();
    await this.#rotate();
  }

  /** Whether an attempt that was marked before this page was opened can never have left. */
  neverLeft(attemptId: string): boolean {
    return this.#memory.neverLeft(attemptId);
  }

  /** The answer to an attempt that any page has written down by now. The database may not have recorded it. */
  async answerTo(attemptId: string): Promise<unknown> {
    const known = this.#memory.answerTo(attemptId);
    if (known !== undefined || !this.hasFiles) return known;
    try {
      // Another page may have written it since this one was opened.
      return await this.#orders.give({ do: 'answer', attemptId });
    } catch (error) {
      if (error instanceof MirrorProblem) return undefined;
      throw error;
    }
  }

  /** Whether it can be compared with the database, row by row. */
  get hasFiles(): boolean {
    return this.state.is !== 'missing' && this.state.is !== 'snapshots';
  }

  get isReliable(): boolean {
    return !this.#broken && !this.#lagging;
  }

  async keep({ epoch, seq, tables }: CommittedChange): Promise<boolean> {
    if (this.#broken) return false;
    const change: ChangeEntry = { kind: 'change', epoch, seq, tables: mirroredOf(tables) };
    const isLagging = this.#lagging;
    const written = this.#append(change);
    const isInTime = !isLagging && (await this.#late(written));
    if (!isInTime) this.#lateChanges.add(seq);
    return isInTime;
  }

  /** Writes down the answer to a request. The database does not wait for this: it is enough that one of the two has it. */
  keepAnswer(attemptId: string, answer: unknown): void {
    if (this.isReliable) void this.#append({ kind: 'evidence', attemptId, answer });
  }

  /** Resolves when everything so far is in the mirror, its snapshot included. */
  async settled(): Promise<void> {
    await this.#snapshot;
  }

  /**
   * What the files of all tabs have of the database, up to one of its changes.
   * @throws MirrorProblem
   */
  inventory(epoch: string, upTo: number): Promise<Inventory> {
    return this.#orders.inventory(epoch, upTo);
  }

  /** @throws MirrorProblem */
  rowsWith(epoch: string, keys: Keys): Promise<Rows> {
    return this.#orders.give({ do: 'rows', epoch, keys });
  }

  /** Writes a new snapshot of everything. Resolves when it is complete, or has failed. */
  async writeAgain(): Promise<void> {
    await this.#snapshot;
    await this.#rotate();
    await this.#snapshot;
  }

  /** Erases the copy, and keeps nothing more. To be called after the database has been erased. */
  async erase(): Promise<void> {
    this.#store.keeping.keeper = undefined;
    await this.#instead?.erase();
    if (this.hasFiles && this.#epoch) await this.#orders.give({ do: 'erase', epoch: this.#epoch });
    this.close();
  }

  close(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#looking?.timer);
    this.#stopHearing?.();
    this.#progress.end();
    this.#leave?.();
    this.#instead?.close();
    this.#store.keeping.keeper = undefined;
    this.#orders.end();
  }

  /** @param upTo the change up to which the copy has everything, if it is the same as the database */
  async #goOn(isSame: boolean, upTo: number): Promise<void> {
    const epoch = await epochOf(this.#store);
    this.#epoch = epoch;
    this.#eraseWithDatabase();
    try {
      await this.#continueFile(epoch, isSame, upTo);
    } catch (error) {
      if (!isForWantOfRoom(error)) throw error;
      this.#failed(error);
    }
  }

  async #continueFile(epoch: string, isSame: boolean, upTo: number): Promise<void> {
    const snapshot = isSame ? await this.#orders.give({ do: 'resume', epoch }) : undefined;
    if (snapshot === undefined) await this.#turn(epoch);
    else this.#limit = limitAfter(snapshot);
    if (isSame) this.#covers = upTo;
    if (isSame) this.#show({ ...this.state, is: 'whole' });
    // Nothing has ever been committed, so there is nothing to read.
    else if ((await standingOf(this.#store.db)).seq === 0) await this.#finish(epoch, 0);
    else this.#makeSnapshot(epoch);
  }

  /** Another page deletes the database only when a person erases the device. Then each tab erases the files that it has open. */
  #eraseWithDatabase(): void {
    this.#store.db.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) void this.erase().catch(() => undefined); // The erasing tab's mark is enough.
    });
  }

  #turn(epoch: string): Promise<void> {
    return this.#orders.give({ do: 'turn', epoch, schema: this.#store.db.rowsVersion });
  }

  /** Writes a snapshot to the new file, to which changes already go. When it is complete the old files are emptied. */
  #makeSnapshot(epoch: string): void {
    this.#show({ ...this.state, is: 'behind' });
    this.#snapshot = this.#writeSnapshot(epoch)
      .catch((error: unknown) => void this.#failed(error))
      .finally(() => {
        this.#snapshot = undefined;
        // A change of another page may have come too late for it.
        this.#lookSoon(LOOK_AFTER);
      });
  }

  async #writeSnapshot(epoch: string): Promise<void> {
    const from = await readSnapshot(this.#store.db, (table, rows) =>
      this.#orders.give({ do: 'append', entries: [{ kind: 'rows', table, rows }] }),
    );
    await this.#finish(epoch, from);
  }

  async #finish(epoch: string, from: number): Promise<void> {
    const size = await this.#orders.give({ do: 'finish', epoch, from, merged: this.#merged });
    this.#limit = limitAfter(size);
    this.#covers = from;
    this.#hasGap = false;
    this.#lateChanges.clear();
    const { found, hasBroughtBack, newer } = this.state;
    const atStart = { ...(found && { found }), ...(hasBroughtBack && { hasBroughtBack }) };
    this.#show({ is: 'whole', at: this.#now(), ...atStart, ...(newer && { newer }) });
  }

  #append(entry: Entry): Promise<boolean> {
    return this.#orders.give({ do: 'append', entries: [entry] }).then(
      (size) => this.#written(size),
      (error: unknown) => this.#failed(error),
    );
  }

  #written(size: number): true {
    this.#lagging = false;
    this.state.at = this.#now();
    if (this.state.is === 'behind' && !this.#snapshot && !this.#hasGap) {
      const state = { ...this.state };
      delete state.lagsSince;
      this.#show({ ...state, is: 'whole' });
    }
    if (size > this.#limit && !this.#snapshot) void this.#rotate();
    return true;
  }

  /** One at a time: rows of one snapshot in two files would leave neither of them whole. */
  #rotate(): Promise<void> {
    this.#turning ??= this.#beginFile().finally(() => {
      this.#turning = undefined;
    });
    return this.#turning;
  }

  async #beginFile(): Promise<void> {
    await this.#snapshot;
    this.#limit = Infinity;
    try {
      const epoch = await epochOf(this.#store);
      await this.#turn(epoch);
      this.#broken = false;
      this.#makeSnapshot(epoch);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Resolves to whether a change was written in time. If not, the mirror is shown to lag. */
  async #late(written: Promise<boolean>): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        this.#lagging = true;
        this.#show({ ...this.state, is: 'behind', lagsSince: this.state.lagsSince ?? this.#now() });
        resolve(false);
      }, PATIENCE);
    });
    const isWritten = await Promise.race([written, late]);
    clearTimeout(timer);
    return isWritten;
  }

  /** After a failure to write: the missing changes come with the next snapshot, which is tried after a while. */
  #failed(error: unknown): false {
    if (this.#broken && this.#again) return false;
    this.#broken = true;
    const reason = error instanceof MirrorProblem ? error.reason : String(error);
    this.#show({ ...this.state, is: 'behind', reason, lagsSince: this.state.lagsSince ?? this.#now() });
    this.#again = setTimeout(() => {
      this.#again = undefined;
      void this.#rotate();
    }, TRY_AGAIN);
    return false;
  }

  async #missing(error: unknown): Promise<void> {
    const reason = error instanceof MirrorProblem ? error.reason : String(error);
    this.#orders.end();
    try {
      const { beginInstead } = this.#around;
      this.#instead = await beginInstead?.((state) => this.#show(state), this.#progress.made);
    } catch {
      // The database is in trouble, or the browser forbids it.
    }
    if (!this.#instead) this.#show({ ...this.state, is: 'missing', reason });
  }

  #now(): number {
    return this.#store.now().getTime();
  }

  #show(state: MirrorState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** It is known that there are files, and there may be room for them later. */
function isForWantOfRoom(error: unknown): boolean {
  return error instanceof MirrorProblem && error.reason === 'QuotaExceededError';
}

function mirroredOf(tables: CommittedChange['tables']): Changes {
  const changes: Changes = {};
  for (const [table, { put, gone }] of Object.entries(tables)) {
    if (!isMirrored(table)) continue;
    // A row of the database is an object.
    const rows = (put as Row[]).filter((row) => !isLeftOut(table, row));
    changes[table] = { ...(rows.length > 0 && { put: rows }), ...(gone.length > 0 && { gone }) };
  }
  return changes;
}
