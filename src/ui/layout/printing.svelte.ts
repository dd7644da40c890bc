import { flushSync } from 'svelte';
import { createSubscriber, MediaQuery } from 'svelte/reactivity';

/**
 * Whether the page is being printed. Content for paper only is rendered only then, and synchronously in the event, because the
 * browser prints the page as it is when the event ends.
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
