import type { Account } from './account.ts';

interface ParticipationEvents {
  /** Stands in line for being the sender. Returns how to leave it for good. */
  stand: () => () => Promise<void>;
  /** There is somebody to send to, perhaps somebody else than before. */
  ready: () => Promise<unknown>;
  /** A change has been carried out. */
  changed: (takesPart: boolean) => void;
}

/** Takes part in sending exactly while there is somebody to send to. One change is carried out after the other. */
export class Participation {
  readonly #account: Account;
  readonly #events: ParticipationEvents;
  #isStarted = false;
  #leave: (() => Promise<void>) | undefined;
  #changes = Promise.resolve();
  /** The database could not take note of a change, as on a full disk: to be tried again. */
  #hasFailed = false;

  constructor(account: Account, events: ParticipationEvents) {
    this.#account = account;
    this.#events = events;
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  get isInLine(): boolean {
    return this.#leave !== undefined;
  }

  /** @param key until what an earlier session left of it has been read */
  start(key: Promise<void>): void {
    this.#isStarted = true;
    void key.then(() => this.adapt());
  }

  close(): Promise<void> {
    this.#isStarted = false;
    return this.adapt();
  }

  /** Address or key have changed. */
  adapt(): Promise<void> {
    this.#changes = this.#changes
      .then(() => this.#adaptNow())
      .then(
        () => void (this.#hasFailed = false),
        () => void (this.#hasFailed = true), // The store tells.
      );
    return this.#changes;
  }

  /** Something was written, or somebody looks: there may be room again. */
  adaptAfterTrouble(): void {
    if (!this.#hasFailed) return;
    this.#hasFailed = false;
    void this.adapt();
  }

  /** Lets a tab go first that waits in line and knows more than this one. */
  standBehind(): Promise<void> {
    this.#changes = this.#changes.then(() => this.#leaveLine());
    return this.adapt();
  }

  async #adaptNow(): Promise<void> {
    if (!this.#isStarted) this.#account.forget();
    const takesPart = this.#isStarted && (await this.#account.note());
    if (takesPart) {
      await this.#events.ready();
      this.#leave ??= this.#events.stand();
    } else {
      await this.#leaveLine();
    }
    this.#events.changed(takesPart);
  }

  async #leaveLine(): Promise<void> {
    const leave = this.#leave;
    this.#leave = undefined;
    await leave?.();
  }
}
