import type { KeptKey } from './key-keeper.ts';
import type { TabMessage } from './tab-channel.ts';

interface KeyNewsEvents {
  tell: (message: TabMessage) => void;
  /** Makes this tab a candidate for sender with the key that it knows now. */
  adapt: () => Promise<void>;
  /** Lets a tab that knows the key become the sender before this one. */
  standBehind: () => Promise<void>;
}

/** Lets the tabs of a device agree on which key counts, without telling one another the key. */
export class KeyNews {
  readonly #key: KeptKey;
  readonly #events: KeyNewsEvents;
  /** How many changes of this tab are not in the database yet. */
  #unpublished = 0;

  constructor(key: KeptKey, events: KeyNewsEvents) {
    this.#key = key;
    this.#events = events;
  }

  /**
   * Tells the other tabs of a change made here. This tab is a candidate with the new key by then, so it
   * becomes the sender if no other tab knows the key.
   */
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

  /**
   * Takes in a change that another tab tells of, and does not pass it on: two tabs would answer each other
   * without end.
   */
  async changedElsewhere(isKnown: boolean): Promise<void> {
    // A change made here at the same time is published after the other one, and so it counts.
    if (this.#unpublished > 0) return;
    await this.#key.receive();
    await this.#events.adapt();
    if (isKnown && this.#key.current() === undefined) await this.#events.standBehind();
  }

  /** The sender asks for a key: a tab that knows it answers. */
  wanted(): void {
    if (this.#key.current() !== undefined) this.#tell();
  }

  #tell(): void {
    this.#events.tell({ what: 'key changed', isKnown: this.#key.current() !== undefined });
  }
}
