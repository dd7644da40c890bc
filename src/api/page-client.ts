import type { UnitOfWork } from '../domain/record/records.ts';
import type { Along } from '../store/changes/new-record.ts';
import { createClient, type ClientOptions, type PageClient } from './client.ts';
import { createHandler } from './handler.ts';
import type { Services } from './services.ts';

/**
 * Makes the client of the service in this page.
 * @param services may be replaced later: each call reads them again
 * @param begin starts a unit of work, which collects the records of several calls and commits them at once
 */
export function createPageClient(
  services: Services,
  begin: (along?: Along) => UnitOfWork,
  options: ClientOptions,
): PageClient {
  const handler = createHandler(services);
  return {
    ...createClient(handler, options),
    ask: (request) => handler(request),
    async together(calls, along) {
      const records = begin(along);
      const answer = await calls(createClient(createHandler({ ...services, records }), options));
      if (answer.ok) await records.commit();
      return answer;
    },
  };
}
