import { createSubscriber } from 'svelte/reactivity';
import { href, parseHash, type Route, type RouteName, type RouteParameters } from './routes.ts';

/** The current screen, as reactive state over the address bar. */
export class Router {
  readonly #subscribe = createSubscriber((update) => {
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  });

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
