import { createSubscriber } from 'svelte/reactivity';
import type { KeptFileKeeper, KeptFileState } from '../../copies/kept-file/keeper.ts';

/** The kept file as a component reads it. */
export class KeptFileView {
  readonly #keeper: KeptFileKeeper;
  readonly #subscribe: () => void;

  constructor(keeper: KeptFileKeeper) {
    this.#keeper = keeper;
    this.#subscribe = createSubscriber((update) => keeper.subscribe(update));
  }

  get state(): KeptFileState | undefined {
    this.#subscribe();
    return this.#keeper.state;
  }
}
