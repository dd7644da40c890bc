import type { UnitOfWork } from '../domain/records.ts';
import { createClient, type ClientOptions, type PageClient } from './client.ts';
import { createHandler } from './handler.ts';
import type { Services } from './services.ts';

/**
 * The client for the service in this page.
 * @param services may be changed later: each call looks at what stands there then
 * @param begin collects what several calls make, until it is committed at once
 */
export function createPageClient(
  services: Services,
  begin: () => UnitOfWork,
  options: ClientOptions,
): PageClient {
  return {
    ...createClient(createHandler(services), options),
    async together(calls) {
      const records = begin();
      const answer = await calls(createClient(createHandler({ ...services, records }), options));
      if (answer.ok) await records.commit();
      return answer;
    },
  };
}
