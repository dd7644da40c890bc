import { createSubscriber } from 'svelte/reactivity';

/** Looked at more often than each second: a timer that is late would leave one out. */
const LOOK_EVERY = 200;

/** Whole seconds until something, by a clock that nobody sets, while something on screen reads them. */
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
