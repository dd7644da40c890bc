import { live } from '../../store/transaction/live.ts';
import type { Store } from '../../store/transaction/store.ts';
import { sealingFrom } from '../backup/seal.ts';
import type { BackupOptions } from '../backup/write.ts';
import { oneAtATime, type TabLocks } from '../mirror/tabs.ts';
import { copyOf, uncountKeptFile } from '../only-here.ts';
import {
  forgetFile,
  keptFile,
  keptStanding,
  rememberFile,
  type FileHandle,
  type KeptFile,
  type KeptStanding,
} from './kept-row.ts';
import { isThere, writeKept, type Written } from './write-kept.ts';
import { reportedByStore } from '../../store/transaction/store-problem.ts';

/** What a keeper needs of the page. */
export interface Surroundings {
  locks: TabLocks | undefined;
  randomBytes: BackupOptions['randomBytes'];
  /** Calls back when the browser is idle, after this number of milliseconds at the earliest. Returns how to cancel it. */
  whenQuiet: (milliseconds: number, work: () => void) => () => void;
}

/**
 * Why the file lacks something. `soon`: it will be written when the browser is idle. `asks`: the browser wants a person's
 * permission. `gone`: it was moved or deleted. `failed`: writing failed, and is tried again.
 */
export type Behind = 'soon' | 'asks' | 'gone' | 'failed';

export interface KeptFileState extends KeptStanding {
  why?: Behind;
  /** The name of the browser's error. */
  reason?: string;
}

/** How long after a change the file is written, so that several changes are written at once. */
const SOON = 5_000;
/** Writing may take at most this part of the time: after a long writing the next one waits longer. */
const PART = 1 / 20;
/** Milliseconds from a failure to the next try: a memory card may be back. */
const TRY_AGAIN = 60_000;

/** Keeps the file that a person picked up to date. Every tab has a keeper; the first that gets the lock writes. */
export class KeptFileKeeper {
  /** Undefined when no file is kept, and until it is known. */
  state: KeptFileState | undefined;

  readonly #store: Store;
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  /** Held as long as the page lives: Chromium takes its permission back when no handle of the file is left in the memory. */
  #held: FileHandle | undefined;
  #stop: (() => void) | undefined;
  #callOff: (() => void) | undefined;
  #pause = SOON;
  #trouble: { why: Exclude<Behind, 'soon'>; reason?: string } | undefined;

  constructor(store: Store, around: Surroundings) {
    this.#store = store;
    this.#around = around;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async start(): Promise<void> {
    await this.#look();
    const standings = live(() => keptStanding(this.#store));
    // Rejects when the database fails, which the app reports.
    this.#stop = standings.subscribe(
      (standing) => this.#follow(standing),
      () => undefined,
    );
  }

  close(): void {
    this.#stop?.();
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** Keeps this file from now on, if it can be written. To be called when a person presses a button. */
  async keep(handle: FileHandle, passphrase?: string): Promise<Written> {
    const { randomBytes } = this.#around;
    this.#held = handle;
    const sealing = passphrase ? await sealingFrom(passphrase, randomBytes(new Uint8Array(16))) : undefined;
    const kept = { handle, sealing };
    const written = await this.#alone(() => writeKept(this.#store, kept, randomBytes));
    if (written !== 'written') return written;
    this.#trouble = undefined;
    await rememberFile(this.#store, kept);
    return written;
  }

  /** Writes the file now. To be called when a person presses a button, because the browser may ask for permission. */
  async update(): Promise<Written | undefined> {
    const kept = await this.#kept();
    await kept?.handle.requestPermission?.({ mode: 'readwrite' });
    return this.#write();
  }

  async forget(): Promise<void> {
    await forgetFile(this.#store);
  }

  /** Writes what the file lacks at once: the page may be about to end. */
  hurry(): void {
    if (this.state?.why === 'soon') this.#schedule(0);
  }

  /** Looks whether the file was deleted while the app was closed: then it no longer counts as a copy. */
  async #look(): Promise<void> {
    const kept = await this.#kept();
    if (!kept || (await isThere(kept)) !== false) return;
    this.#trouble = { why: 'gone' };
    if (await copyOf(this.#store, 'kept file')) await uncountKeptFile(this.#store);
  }

  /** The kept file, with the handle of it that this page holds. */
  async #kept(): Promise<KeptFile | undefined> {
    const kept = await keptFile(this.#store);
    if (!kept) return undefined;
    const isHeld = await this.#held?.isSameEntry(kept.handle);
    this.#held = isHeld ? this.#held : kept.handle;
    return { ...kept, handle: this.#held ?? kept.handle };
  }

  #follow(standing: KeptStanding | undefined): void {
    const isBehind = standing?.behindSince !== undefined;
    if (standing && !isBehind) this.#trouble = undefined;
    this.#show(standing && { ...standing, ...(isBehind && (this.#trouble ?? { why: 'soon' })) });
    if (isBehind && !this.#trouble) this.#schedule(this.#pause);
  }

  #schedule(milliseconds: number): void {
    if (this.#callOff && milliseconds > 0) return;
    this.#callOff?.();
    this.#callOff = this.#around.whenQuiet(milliseconds, () => {
      this.#callOff = undefined;
      reportedByStore(this.#write());
    });
  }

  async #write(): Promise<Written | undefined> {
    const written = await this.#alone(() => this.#writeIfBehind());
    this.#trouble = troubleOf(written);
    // A failure may end by itself, as when a memory card is back. The other troubles need a person.
    if (this.#trouble?.why === 'failed') this.#schedule(TRY_AGAIN);
    this.#follow(await keptStanding(this.#store));
    return written;
  }

  /** Writes the file, unless another tab has done so while this one waited for the lock. */
  async #writeIfBehind(): Promise<Written | undefined> {
    const kept = await this.#kept();
    if (!kept || (await keptStanding(this.#store))?.behindSince === undefined) return undefined;
    const begun = this.#store.now().getTime();
    const written = await writeKept(this.#store, kept, this.#around.randomBytes);
    this.#pause = Math.max(SOON, (this.#store.now().getTime() - begun) / PART);
    return written;
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    return oneAtATime(this.#around.locks, `${this.#store.db.name} file`, work);
  }

  #show(state: KeptFileState | undefined): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }
}

function troubleOf(
  written: Written | undefined,
): { why: Exclude<Behind, 'soon'>; reason?: string } | undefined {
  if (written === undefined || written === 'written') return undefined;
  return typeof written === 'string' ? { why: written } : { why: 'failed', reason: written.failed };
}
