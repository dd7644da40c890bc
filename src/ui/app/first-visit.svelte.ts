import { readCounters } from '../../store/transaction/counters.ts';
import { live } from '../../store/transaction/live.ts';
import type { Store } from '../../store/transaction/store.ts';
import { isFirstSight } from './first-sight.ts';
import { Live } from './live.svelte.ts';

/** Whether this device is new: nobody was registered on it, and nobody has chosen how to begin. Reactive. */
export class FirstVisit {
  readonly #isNew: boolean;
  readonly #counters: Live<Awaited<ReturnType<typeof readCounters>>>;
  #isStarted = $state(false);

  constructor(store: Store) {
    // Decided without the database, so that it is painted with the form and nothing moves under a thumb later.
    this.#isNew = isFirstSight(store.name);
    this.#counters = new Live(live(() => readCounters(store.db)));
  }

  get isOn(): boolean {
    return this.#isNew && !this.#isStarted && !this.#counters.value?.userSeq;
  }

  start(): void {
    this.#isStarted = true;
  }
}
