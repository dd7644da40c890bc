import { onlyHereIfSoon, type OnlyHere } from '../../../copies/only-here.ts';
import { Live } from '../../app/live.svelte.ts';
import type { Outpost } from '../../app/outpost.ts';

/** How many records are only on this device, for a place that is in sight beside other work. */
export class OnlyHereInSight {
  readonly #areResting: Live<boolean>;
  readonly #here: Live<OnlyHere | null>;

  constructor({ session, store }: Pick<Outpost, 'session' | 'store'>, isSending: () => boolean) {
    this.#areResting = new Live(session.counts.areResting);
    /** With a copy outside it is found by reading what has changed since, which each answer of the server would begin again. */
    const most = $derived(isSending() ? 0 : undefined);
    this.#here = new Live(() => {
      const atMost = most;
      return session.counts.live(async () => (await onlyHereIfSoon(store, atMost)) ?? null);
    });
  }

  /** Absent while it is not known yet; `null` where it is not asked, because that would take long. */
  get count(): OnlyHere | null | undefined {
    const { value, error } = this.#here;
    if (this.#areResting.value) return undefined;
    return value === undefined && error ? null : value;
  }
}
