import { onCommit } from '../store/core/live.ts';
import type { Store } from '../store/core/store.ts';
import { readTally } from '../store/core/tally.ts';

/** Where a count is kept beside the database: `localStorage`. */
export type CanaryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the count of a database stands. */
export function canaryEntry(database: string): string {
  return `${database} records made`;
}

/**
 * A count of the records ever made on this device, kept in another kind of storage. A browser that erases or rolls back the
 * database leaves it behind, so that the loss can be said; it brings nothing back.
 */
export class Canary {
  readonly #store: Store;
  readonly #storage: CanaryStorage;
  #isLossUnread = false;

  constructor(store: Store, storage: CanaryStorage) {
    this.#store = store;
    this.#storage = storage;
  }

  /** How many records the device has lost since the count was written last; then follows every change. */
  async lost(): Promise<number> {
    // Read first: another tab may make records meanwhile, and counts them after they are committed.
    const counted = Number(this.#storage.getItem(this.#key) ?? 0);
    const lost = Math.max(0, counted - (await this.#made()));
    this.#isLossUnread = lost > 0;
    if (lost === 0) await this.#write();
    onCommit(this.#store, () => void this.#write().catch(() => undefined)); // The store tells of its own troubles.
    return lost;
  }

  /** A person has read about the loss: from now on what is there counts. */
  async acknowledge(): Promise<void> {
    this.#isLossUnread = false;
    await this.#write();
  }

  /** To be called when a person erases the device. */
  forget(): void {
    this.#storage.removeItem(this.#key);
  }

  get #key(): string {
    return canaryEntry(this.#store.db.name);
  }

  async #made(): Promise<number> {
    const { userSeq, assignmentSeq, groupSeq } = await readTally(this.#store.db);
    return userSeq + assignmentSeq + groupSeq;
  }

  /** The count of a loss that nobody has read about stays, so that the next start says it again. */
  async #write(): Promise<void> {
    const made = await this.#made();
    if (!this.#isLossUnread) this.#storage.setItem(this.#key, String(made));
  }
}
