import type { Outpost } from './outpost.ts';
import { SyncView } from './sync-view.svelte.ts';

/** Whether the server in use lets this device read what the organisation's devices have sent, as reactive state. */
export class TeamOffer {
  readonly #outpost: Pick<Outpost, 'sync' | 'practice'>;
  readonly #view = $derived.by(() => this.#outpost.sync && new SyncView(this.#outpost.sync));

  constructor(outpost: Pick<Outpost, 'sync' | 'practice'>) {
    this.#outpost = outpost;
  }

  get isThere(): boolean {
    return !this.#outpost.practice && this.#view?.state.offers?.includes('team') === true;
  }
}
