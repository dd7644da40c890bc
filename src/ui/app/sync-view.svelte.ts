import { createSubscriber } from 'svelte/reactivity';
import { problemOf, type StoreProblem } from '../../store/transaction/store-problem.ts';
import type { KeyKeeper } from '../../sync/tabs/key-keeper.ts';
import type { Sync } from '../../sync/sync.ts';
import type { SyncState } from '../../sync/tabs/sync-state.ts';

/** What is sent, as reactive state over the sync. */
export class SyncView {
  readonly sync: Sync;
  readonly #subscribe: () => void;
  /** A person has asked for the connection to be looked at, and that goes on. */
  isChecking = $state(false);
  /** What a person wanted could not be kept. */
  trouble = $state.raw<StoreProblem>();

  constructor(sync: Sync) {
    this.sync = sync;
    this.#subscribe = createSubscriber((update) => sync.subscribe(update));
  }

  get state(): SyncState {
    this.#subscribe();
    return this.sync.state;
  }

  get keyStatus(): KeyKeeper['status'] {
    this.#subscribe();
    return this.sync.key.status;
  }

  /** Whether the key is kept on this device. */
  get isKeyRemembered(): boolean {
    this.#subscribe();
    return this.sync.key.isRemembered;
  }

  async sendNow(): Promise<void> {
    await this.#kept(this.sync.sendNow());
  }

  async stop(): Promise<void> {
    await this.#kept(this.sync.stop());
  }

  async #kept(done: Promise<unknown>): Promise<void> {
    this.trouble = undefined;
    this.trouble = await problemOf(() => done);
  }

  /** @param saving what a person has just saved: before it is kept, the server before it would be asked */
  async check(saving: Promise<unknown> = Promise.resolve()): Promise<void> {
    this.isChecking = true;
    try {
      await saving.catch(() => undefined); // The form itself says what went wrong.
      await this.#kept(this.sync.checkConnection());
    } finally {
      this.isChecking = false;
    }
  }
}
