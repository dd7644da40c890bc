import type { PageClient } from './client.ts';

type AnyMethod = (...given: unknown[]) => Promise<unknown>;

/**
 * Stands for the client until it is loaded: each call waits for the client. It does not look into the table of
 * endpoints, because that comes with the client, behind the first screen.
 */
export function lateClient(coming: Promise<PageClient>): PageClient {
  const method =
    (name: keyof PageClient): AnyMethod =>
    async (...given) =>
      // What is given was checked against the same method of this client.
      ((await coming)[name] as AnyMethod)(...given);
  // Every property of a client is a method that gives a promise. It has no `then`: with one, an `await` would take
  // the client itself for a promise.
  return new Proxy({} as PageClient, {
    get: (_, name) => (name === 'then' ? undefined : method(name as keyof PageClient)),
  });
}
