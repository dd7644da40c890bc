import type { PageClient } from './client.ts';

type AnyMethod = (...given: unknown[]) => Promise<unknown>;

/**
 * Stands for the client until the shipped data has come: each call waits for it, so that a screen can be drawn before.
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
