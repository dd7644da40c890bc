import { onlyHereIfSoon, type OnlyHere } from '../../../copies/only-here.ts';
import type { Store } from '../../../store/transaction/store.ts';
import { Live } from '../../app/live.svelte.ts';
import { countsRest, liveCounts } from './live-counts.ts';

/** How many records are only on this device, for a place that is in sight beside other work. */
export class OnlyHereInSight {
  readonly #store: Store;
  readonly #isSending: () => boolean;
  readonly #rests = new Live(countsRest);
  /** With a copy outside it is found by reading what has changed since, which each answer of the server would begin anew. */
  readonly #here = $derived.by(() => {
    const most = this.#isSending() ? 0 : undefined;
    return new Live(
      liveCounts(async () => (this.#known = (await onlyHereIfSoon(this.#store, most)) ?? null)),
    );
  });
  /** What was found last; it stays while it is asked anew. */
  #known: OnlyHere | null | undefined;
  readonly #count = $derived.by(() => {
    if (this.#here.value !== undefined) return this.#here.value;
    return this.#here.error ? null : this.#known;
  });

  constructor(store: Store, isSending: () => boolean) {
    this.#store = store;
    this.#isSending = isSending;
  }

  /** Absent while it is not known yet; `null` where it is not asked, because that would take long. */
  get count(): OnlyHere | null | undefined {
    return this.#rests.value ? undefined : this.#count;
  }
}
