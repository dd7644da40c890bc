import { createSubscriber } from 'svelte/reactivity';
import { problemOf, type StoreProblem } from '../../store/transaction/store-problem.ts';
import type { KeyKeeper } from '../../sync/tabs/key-keeper.ts';
import type { Sync } from '../../sync/sync.ts';
import type { SyncState } from '../../sync/tabs/sync-state.ts';

/** The state of sending, as reactive state over the sync. */
export class SyncView {
  readonly sync: Sync;
  readonly #subscribe: () => void;
  /** The connection is being checked because a person asked for it. */
  isChecking = $state(false);
  /** Why a person's choice could not be saved. */
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

  /** @param saving ends when the person's new settings are saved: before that, the old server would be checked */
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
