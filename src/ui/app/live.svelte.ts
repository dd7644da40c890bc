import { createSubscriber } from 'svelte/reactivity';

/** Something outside of Svelte that can be watched: a live query of the store, the state of the sync. */
export interface Watchable<Value> {
  /** Calls `next` with the value now and after each change. Returns how to stop. */
  subscribe(next: (value: Value) => void, failed: (error: Error) => void): () => void;
}

/**
 * The latest value of something that lives outside of Svelte, as reactive state. It is watched only while
 * something on screen reads it. `value` is `undefined` until the first value has come.
 */
export class Live<Value> {
  #value: Value | undefined;
  #error: Error | undefined;
  #isSettled = false;
  readonly #subscribe: () => void;

  constructor(watchable: Watchable<Value>) {
    this.#subscribe = createSubscriber((update) =>
      watchable.subscribe(
        (value) => {
          this.#value = value;
          this.#error = undefined;
          this.#isSettled = true;
          update();
        },
        (error) => {
          this.#error = error;
          update();
        },
      ),
    );
  }

  /** Begins to watch before anything shows the value. To be called in an effect. */
  begin(): void {
    this.#subscribe();
  }

  get value(): Value | undefined {
    this.#subscribe();
    return this.#value;
  }

  /** Whether a first value has come: `undefined` then means that there is none. */
  get isSettled(): boolean {
    this.#subscribe();
    return this.#isSettled;
  }

  /** Why the last query failed; the last good value stays readable beside it. */
  get error(): Error | undefined {
    this.#subscribe();
    return this.#error;
  }
}
