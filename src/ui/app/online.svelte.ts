import { createSubscriber } from 'svelte/reactivity';

/**
 * What the browser says about the network, as reactive state. Only *offline* can be trusted: *online* may be a network that
 * leads nowhere.
 */
export class Online {
  readonly #subscribe = createSubscriber((update) => {
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  });

  get isOffline(): boolean {
    this.#subscribe();
    return !navigator.onLine;
  }
}
