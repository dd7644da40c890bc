import type { KeptKey } from './key-keeper.ts';
import type { TabMessage } from './tab-channel.ts';

interface KeyNewsEvents {
  tell: (message: TabMessage) => void;
  /** Stands in line with the key that is known now. */
  adapt: () => Promise<void>;
  /** Lets a tab go first that knows the key. */
  standBehind: () => Promise<void>;
}

/** Lets the tabs of a device agree on which key counts, without telling one another the key. */
export class KeyNews {
  readonly #key: KeptKey;
  readonly #events: KeyNewsEvents;
  /** Changes of this tab that the database does not hold yet. */
  #unpublished = 0;

  constructor(key: KeptKey, events: KeyNewsEvents) {
    this.#key = key;
    this.#events = events;
  }

  /** Told to the other tabs once this one stands in line with it, so that it becomes the sender if none of them knows it. */
  async changedHere(): Promise<void> {
    this.#unpublished += 1;
    try {
      await this.#events.adapt();
      await this.#key.publish();
    } finally {
      this.#unpublished -= 1;
    }
    this.#tell();
  }

  /** What another tab says of the key is not said again: two tabs would go on answering one another. */
  async changedElsewhere(isKnown: boolean): Promise<void> {
    // A change that is made here at the same time is published after that one, and counts.
    if (this.#unpublished > 0) return;
    await this.#key.receive();
    await this.#events.adapt();
    if (isKnown && this.#key.current() === undefined) await this.#events.standBehind();
  }

  /** The sender knows no key: a tab that does says so. */
  wanted(): void {
    if (this.#key.current() !== undefined) this.#tell();
  }

  #tell(): void {
    this.#events.tell({ what: 'key changed', isKnown: this.#key.current() !== undefined });
  }
}
