import { createSubscriber } from 'svelte/reactivity';
import { SCHEMES, type Scheme } from '../../app/scheme.ts';

/** Light or dark as the page has it now. Reactive: it follows a choice that is made beside the list. */
export class ChosenScheme {
  readonly #subscribe = createSubscriber((update) => {
    const watching = new MutationObserver(update);
    watching.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => watching.disconnect();
  });

  get current(): Scheme {
    this.#subscribe();
    const { scheme } = document.documentElement.dataset;
    return SCHEMES.find((one) => one === scheme) ?? 'system';
  }
}
