import type { PageClient } from '../api/client.ts';
import { createPageClient } from '../api/page-client.ts';
import type { Services } from '../api/services.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { createOccupationFinder } from '../catalogue/occupation-finder/occupation-finder.ts';
import { deviceRecords } from '../store/changes/records.ts';
import { unitOfWork } from '../store/changes/unit-of-work.ts';
import { followServer, type FollowOptions } from './follow-server.ts';

export interface PageServiceOptions extends FollowOptions {
  /** The page's origin. Requests never leave the page, but each needs an address. */
  origin: string;
  organisation: Services['organisation'];
}

/**
 * Starts the service in this page: the contract's handler over the device's database, with the shipped catalogue or what a
 * server gave in its place. Everything that a registration needs comes first; the job titles weigh more and come after it.
 * @throws Error when the shipped data cannot be loaded
 */
export async function startPageService(options: PageServiceOptions): Promise<PageClient> {
  const { store, view, origin, organisation } = options;
  const shipped = await loadCatalogue(options.fetchJson);
  view.catalogue = shipped;
  void view.finderWanted.then(() => (view.finder ??= createOccupationFinder(shipped.occupations)));
  const { now, newId } = store;
  const services = { ...shipped, organisation, records: deviceRecords(store), now, newId };
  followServer(options, shipped, services);
  return createPageClient(services, (along) => unitOfWork(store, along), {
    baseUrl: origin,
    encoding: 'json',
  });
}
