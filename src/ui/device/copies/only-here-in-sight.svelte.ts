import { countOnlyHere, type OnlyHere } from '../../../copies/only-here.ts';
import { Live } from '../../app/live.svelte.ts';
import type { Outpost } from '../../app/outpost.ts';

/** How many records are only on this device, for a place that is visible during other work. */
export class OnlyHereInSight {
  readonly #areResting: Live<boolean>;
  readonly #here: Live<OnlyHere>;

  constructor({ session, store }: Pick<Outpost, 'session' | 'store'>) {
    this.#areResting = new Live(session.counts.areResting);
    this.#here = new Live(session.counts.live(() => countOnlyHere(store)));
  }

  /** Undefined while it is read; `null` if it cannot be read. */
  get count(): OnlyHere | null | undefined {
    const { value, error } = this.#here;
    if (this.#areResting.value) return undefined;
    return value === undefined && error ? null : value;
  }
}
