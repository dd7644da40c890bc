import { createSubscriber } from 'svelte/reactivity';
import type { KeyKeeper, Sync, SyncState } from '../../sync/sync.ts';

/** What is sent, as reactive state over the sync. */
export class SyncView {
  readonly sync: Sync;
  readonly #subscribe: () => void;
  /** A person has asked for the connection to be looked at, and that goes on. */
  isChecking = $state(false);

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

  async check(): Promise<void> {
    this.isChecking = true;
    try {
      await this.sync.checkConnection();
    } finally {
      this.isChecking = false;
    }
  }
}
