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
 * Counts the records ever made on this device, in another kind of storage. When a browser erases or rolls
 * back the database this count stays, so that a person can be told of the loss; it restores nothing.
 */
export class Canary {
  readonly #store: Store;
  readonly #storage: CanaryStorage;
  #isLossUnread = false;

  constructor(store: Store, storage: CanaryStorage) {
    this.#store = store;
    this.#storage = storage;
  }

  /**
   * How many records were lost since the count was last written. From then on the count follows every change.
   */
  async lost(): Promise<number> {
    // Read before the database: another tab may commit records meanwhile, and counts them only afterwards.
    const counted = Number(this.#storage.getItem(this.#key) ?? 0);
    const lost = Math.max(0, counted - (await this.#made()));
    this.#isLossUnread = lost > 0;
    if (lost === 0) await this.#write();
    onCommit(this.#store, () => void this.#write().catch(() => undefined)); // The store tells of its own troubles.
    return lost;
  }

  /** Accepts the loss, because a person has read about it: counts again from the records that are there. */
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

  /**
   * Writes the count, unless there is a loss that no person has read about: the next start tells of it again.
   */
  async #write(): Promise<void> {
    const made = await this.#made();
    if (!this.#isLossUnread) this.#storage.setItem(this.#key, String(made));
  }
}
