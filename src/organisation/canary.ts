import { canaryEntry } from '../domain/deployment.ts';
import { onCommit } from '../store/transaction/live.ts';
import type { Store } from '../store/transaction/store.ts';
import { readCounters } from '../store/transaction/counters.ts';
import { reportedByStore } from '../store/transaction/store-problem.ts';

/** Where a count is kept beside the database: `localStorage`. */
export type CanaryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Counts the records ever made on this device, in another kind of storage. When a browser erases or rolls
 * back the database this count stays, so that a person can be told of the loss; it restores nothing.
 */
export class Canary {
  readonly #store: Store;
  readonly #storage: CanaryStorage;
  #isForgotten = false;

  constructor(store: Store, storage: CanaryStorage) {
    this.#store = store;
    this.#storage = storage;
  }

  /**
   * How many records were lost that no person has read about. From then on the count follows every change.
   */
  async lost(): Promise<number> {
    // Read before the database: another tab may commit records meanwhile, and counts them only afterwards.
    const kept = this.#kept();
    const lost = kept.lost + Math.max(0, kept.made - (await this.#made()));
    await this.#write(() => lost);
    onCommit(this.#store, () => reportedByStore(this.#write(() => this.#kept().lost)));
    // Another page deletes the database only when a person erases the device. Then this tab must not write the count again.
    this.#store.db.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) this.forget();
    });
    return lost;
  }

  /** Accepts the loss, because a person has read about it. */
  async acknowledge(): Promise<void> {
    await this.#write(() => 0);
  }

  /** Removes the count, and counts nothing more. To be called before the device is erased: the page may be closed half-way. */
  forget(): void {
    this.#isForgotten = true;
    this.#storage.removeItem(this.#key);
  }

  get #key(): string {
    return canaryEntry(this.#store.name);
  }

  async #made(): Promise<number> {
    const { userSeq, assignmentSeq, groupSeq } = await readCounters(this.#store.db);
    return userSeq + assignmentSeq + groupSeq;
  }

  /** `12`, or `12 3` when three more were lost. */
  #kept(): { made: number; lost: number } {
    const [made, lost] = (this.#storage.getItem(this.#key) ?? '').split(' ').map(Number);
    return { made: made || 0, lost: lost || 0 };
  }

  /** @param lostOf called after the database was read, because a person may have read about the loss in another tab meanwhile */
  async #write(lostOf: () => number): Promise<void> {
    const made = await this.#made();
    if (this.#isForgotten) return;
    const lost = lostOf();
    this.#storage.setItem(this.#key, lost > 0 ? `${made} ${lost}` : String(made));
  }
}
