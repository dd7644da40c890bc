import { createSubscriber } from 'svelte/reactivity';
import { href, parseHash, type Route, type RouteName, type RouteParameters } from './routes.ts';

const WITH_PEOPLE: readonly Route['name'][] = ['register', 'people', 'overview', 'sync', 'practice'];

/** The current screen, as reactive state over the address bar. */
export class Router {
  readonly #subscribe = createSubscriber((update) => {
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  });

  /** The address of the last screen that leads to people: where the back link from a person leads. */
  cameFrom: string | undefined;

  constructor() {
    addEventListener('hashchange', ({ oldURL }) => {
      const hash = oldURL.replace(/^[^#]*/, '');
      if (WITH_PEOPLE.includes(parseHash(hash).name)) this.cameFrom = hash;
    });
  }

  get route(): Route {
    this.#subscribe();
    return parseHash(location.hash);
  }

  go<Name extends RouteName>(
    name: Name,
    ...parameters: keyof RouteParameters<Name> extends never ? [] : [RouteParameters<Name>]
  ): void {
    location.hash = href(name, ...parameters);
  }
}
