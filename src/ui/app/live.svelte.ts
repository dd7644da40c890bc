import { createSubscriber } from 'svelte/reactivity';

/** Something outside of Svelte that can be watched: a live query of the store, the state of the sync. */
export interface Watchable<Value> {
  /** Calls `next` with the value now and after each change. Returns how to stop. */
  subscribe(next: (value: Value) => void, failed: (error: Error) => void): () => void;
}

/** The values and errors of one source that is watched. */
interface Answer {
  subscribe: () => void;
  isSettled: boolean;
  error: Error | undefined;
}

/**
 * The latest value of something that lives outside of Svelte, as reactive state. It is watched only while
 * something on screen reads it. `value` is `undefined` until the first value has come.
 */
export class Live<Value> {
  #value: Value | undefined;
  readonly #answer: () => Answer;

  /**
   * @param watchable what to watch; or a function that returns it, which is called again when reactive state that it has read
   * changes. The last value then stays until the next one is read.
   */
  constructor(watchable: Watchable<Value> | (() => Watchable<Value>)) {
    if (typeof watchable === 'function') {
      const ask: () => Watchable<Value> = watchable;
      const answer = $derived(this.#watch(ask()));
      this.#answer = () => answer;
    } else {
      const answer = this.#watch(watchable);
      this.#answer = () => answer;
    }
  }

  /** Begins to watch before anything shows the value. To be called in an effect. */
  begin(): void {
    this.#answer().subscribe();
  }

  get value(): Value | undefined {
    this.#answer().subscribe();
    return this.#value;
  }

  /** Whether the current source has given a value. Then `undefined` means that there is none. */
  get isSettled(): boolean {
    const answer = this.#answer();
    answer.subscribe();
    return answer.isSettled;
  }

  /** Why the last query failed. The last good value stays readable. */
  get error(): Error | undefined {
    const answer = this.#answer();
    answer.subscribe();
    return answer.error;
  }

  #watch(watchable: Watchable<Value>): Answer {
    const answer: Answer = { subscribe: () => undefined, isSettled: false, error: undefined };
    answer.subscribe = createSubscriber((update) =>
      watchable.subscribe(
        (value) => {
          this.#value = value;
          Object.assign(answer, { isSettled: true, error: undefined });
          update();
        },
        (error) => {
          answer.error = error;
          update();
        },
      ),
    );
    return answer;
  }
}
