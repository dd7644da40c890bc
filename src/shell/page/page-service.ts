import type { PageClient } from '../../api/client.ts';
import { createPageClient } from '../../api/page-client.ts';
import type { Services } from '../../api/services.ts';
import type { FetchJson } from '../../catalogue/fetch-json.ts';
import { loadCatalogue, withServerData, type Catalogue, type ServerData } from '../../catalogue/load.ts';
import type { LanguageCode } from '../../catalogue/occupation-finder/languages/language.ts';
import { createOccupationFinder } from '../../catalogue/occupation-finder/occupation-finder.ts';
import { live } from '../../store/core/live.ts';
import { deviceRecords } from '../../store/changes/records.ts';
import { refdata } from '../../store/outbox/refdata.ts';
import type { Store } from '../../store/core/store.ts';
import { unitOfWork } from '../../store/changes/unit-of-work.ts';
import { Finders, type FinderView } from './finders.ts';

/** The catalogue as the screens read it. */
export interface CatalogueView extends FinderView {
  catalogue: Catalogue | undefined;
}

export interface PageServiceOptions {
  store: Store;
  fetchJson: FetchJson;
  view: CatalogueView;
  /** Of `location`: requests never leave the page, but each has an address. */
  origin: string;
  organisation: Services['organisation'];
  /**
   * Calls `next` with the language that is searched beside English, at once and at every change. Left out:
   * English alone.
   */
  followLanguage?: (next: (language: LanguageCode) => void) => void;
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
  view.finder = createOccupationFinder(shipped.occupations);
  const { now, newId } = store;
  const services = { ...shipped, organisation, records: deviceRecords(store), now, newId };
  followServer(options, shipped, services);
  return createPageClient(services, () => unitOfWork(store), { baseUrl: origin, encoding: 'json' });
}

/** Uses the lists that a server gave instead of the shipped ones, now and whenever newer ones come. */
function followServer(options: PageServiceOptions, shipped: Catalogue, services: Catalogue): void {
  const { store, view } = options;
  const finders = new Finders(view, options.fetchJson, shipped.occupations, pause);
  const follow = options.followLanguage ?? ((next) => next('en'));
  follow((language) => void finders.speak(language));
  live(() => serverData(store)).subscribe(
    (data) => {
      const current = withServerData(shipped, data);
      Object.assign(services, current);
      view.catalogue = current;
      void finders.use(current.occupations);
    },
    () => undefined, // The store tells about its own troubles.
  );
}

const pause = () => new Promise<void>((resume) => setTimeout(resume));

async function serverData(store: Store): Promise<ServerData> {
  const [assessments, occupations] = [
    await refdata(store, 'assessments'),
    await refdata(store, 'occupations'),
  ];
  return { assessments: assessments?.data, occupations: occupations?.data };
}
