import type { Account } from './account.ts';
import { reportedByStore } from '../../store/transaction/store-problem.ts';

interface ParticipationEvents {
  /** Makes this tab a candidate for sender. Returns how to leave for good. */
  stand: () => () => Promise<void>;
  /** Called when there is a server to send to, perhaps another one than before. */
  ready: () => Promise<unknown>;
  /** Called when a change has been carried out. */
  changed: (takesPart: boolean) => void;
}

/**
 * Makes this tab a candidate for sender exactly while there is a server to send to. Changes are carried out
 * one after the other.
 */
export class Participation {
  readonly #account: Account;
  readonly #events: ParticipationEvents;
  #isStarted = false;
  #leave: (() => Promise<void>) | undefined;
  #changes = Promise.resolve();
  #begun: Promise<unknown> = Promise.resolve();
  /** Whether a change could not be written down, as on a full disk: then it is tried again. */
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

  /** @param key resolves when the key that an earlier session left has been read */
  start(key: Promise<void>): void {
    this.#isStarted = true;
    const begun = key.then(() => this.adapt());
    reportedByStore(begun);
    this.#begun = begun.catch(() => undefined);
  }

  /** Resolves once the last change of address or key is taken in. */
  async settled(): Promise<void> {
    await this.#begun;
    await this.#changes;
  }

  close(): Promise<void> {
    this.#isStarted = false;
    return this.adapt();
  }

  /** Takes in a change of address or key. */
  adapt(): Promise<void> {
    this.#changes = this.#changes
      .then(() => this.#adaptNow())
      .then(
        () => void (this.#hasFailed = false),
        () => void (this.#hasFailed = true), // The store reports its own problems.
      );
    return this.#changes;
  }

  /** Tries a failed change again, because something was written and the disk may have room again. */
  adaptAfterTrouble(): void {
    if (!this.#hasFailed) return;
    this.#hasFailed = false;
    void this.adapt();
  }

  /** Lets a candidate in another tab, which knows the key, become the sender before this one. */
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
