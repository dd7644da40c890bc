import { flushSync } from 'svelte';
import { createSubscriber, MediaQuery } from 'svelte/reactivity';

/**
 * Whether the page is being printed: what stands on paper alone is drawn only then. The browser takes the page as it is when
 * it has said so, so it is drawn within that very event.
 */
export class Printing {
  #isOn = false;
  readonly #media = new MediaQuery('print');
  readonly #subscribe = createSubscriber((update) => {
    const turn = (isOn: boolean) => () => {
      this.#isOn = isOn;
      update();
      flushSync();
    };
    const [begin, end] = [turn(true), turn(false)];
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  });

  get isOn(): boolean {
    this.#subscribe();
    return this.#isOn || this.#media.current;
  }
}
