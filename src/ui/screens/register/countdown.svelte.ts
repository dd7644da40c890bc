import { createSubscriber } from 'svelte/reactivity';

/** More often than each second, because a late timer would skip a second. */
const LOOK_EVERY = 200;

/** Whole seconds until a moment, as reactive state, by the page's clock, which no one can set. */
export class Countdown {
  readonly #until: number;
  readonly #subscribe = createSubscriber((update) => {
    const looking = setInterval(update, LOOK_EVERY);
    return () => clearInterval(looking);
  });

  constructor(milliseconds: number) {
    this.#until = performance.now() + milliseconds;
  }

  get seconds(): number {
    this.#subscribe();
    return Math.max(0, Math.ceil((this.#until - performance.now()) / 1_000));
  }
}
