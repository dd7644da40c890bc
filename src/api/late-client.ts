import type { DeviceNote } from '../domain/records.ts';
import { clientOf, type Answer, type PageClient } from './client.ts';

/** A client before there is one: each call waits until it has come. */
export function lateClient(coming: Promise<PageClient>): PageClient {
  return {
    ...clientOf(async (name, given, note) => {
      // Given by the same method of this client, so that it is what the other one takes.
      const method = (await coming)[name] as (given: unknown, note?: DeviceNote) => Promise<Answer<unknown>>;
      return method(given, note);
    }),
    together: async (calls) => (await coming).together(calls),
  };
}
