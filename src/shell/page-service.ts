import type { PageClient } from '../api/client.ts';
import { createPageClient } from '../api/page-client.ts';
import type { Services } from '../api/services.ts';
import type { FetchJson } from '../catalogue/fetch-json.ts';
import {
  loadCatalogue,
  loadOccupationLabels,
  loadOccupationWords,
  withServerData,
  type Catalogue,
  type OccupationWords,
  type ServerData,
} from '../catalogue/load.ts';
import { loadLocalWords } from '../catalogue/local-words.ts';
import type { LanguageCode } from '../catalogue/occupation-finder/languages/language.ts';
import {
  buildOccupationFinder,
  createOccupationFinder,
  type OccupationFinder,
} from '../catalogue/occupation-finder/occupation-finder.ts';
import type { Occupations } from '../catalogue/occupations.ts';
import { live } from '../store/core/live.ts';
import { deviceRecords } from '../store/changes/records.ts';
import { refdata } from '../store/outbox/refdata.ts';
import type { Store } from '../store/core/store.ts';
import { unitOfWork } from '../store/changes/unit-of-work.ts';

/** Where the screens look for the catalogue. */
export interface CatalogueView {
  catalogue: Catalogue | undefined;
  finder: OccupationFinder | undefined;
  knowsJobTitles: boolean;
  failed: Error | undefined;
  /** The classification's titles in the chosen language, by code; none where they do not exist. */
  occupationNames: ReadonlyMap<string, string> | undefined;
  /** The language whose words the finder knows beside the English ones. */
  finderLanguage: LanguageCode;
}

export interface PageServiceOptions {
  store: Store;
  fetchJson: FetchJson;
  view: CatalogueView;
  /** Of `location`: requests never leave the page, but each has an address. */
  origin: string;
  organisation: Services['organisation'];
  /** Tells the language that is searched beside English, at once and whenever it changes; English alone without it. */
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

/** Uses what a server gave in place of the shipped data, now and whenever it gives something newer. */
function followServer(options: PageServiceOptions, shipped: Catalogue, services: Catalogue): void {
  const { store, view } = options;
  const finders = new Finders(options, shipped.occupations);
  const follow = options.followLanguage ?? ((next) => next('en'));
  follow((language) => finders.speak(language));
  live(() => serverData(store)).subscribe(
    (data) => {
      const current = withServerData(shipped, data);
      Object.assign(services, current);
      view.catalogue = current;
      finders.use(current.occupations);
    },
    () => undefined, // The store tells about its own troubles.
  );
}

/**
 * Builds finders one after the other, whenever the tree or the language changes. The first knows the official titles
 * and our own words; labels and the other language's words weigh more, and come when the first is there.
 */
class Finders {
  readonly #view: CatalogueView;
  readonly #fetchJson: FetchJson;
  readonly #words: Promise<OccupationWords>;
  #occupations: Occupations;
  #language: LanguageCode = 'en';
  #building = Promise.resolve();
  /** What the whole finder was last built of. */
  #built: { occupations: Occupations; language: LanguageCode } | undefined;

  constructor({ view, fetchJson }: PageServiceOptions, occupations: Occupations) {
    this.#view = view;
    this.#fetchJson = fetchJson;
    this.#words = loadOccupationWords(fetchJson);
    this.#occupations = occupations;
  }

  use(occupations: Occupations): void {
    this.#occupations = occupations;
    this.#build();
  }

  speak(language: LanguageCode): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#build();
  }

  #build(): void {
    this.#building = this.#building
      .then(() => this.#buildFirst())
      .then(() => this.#buildWhole().catch(() => undefined)) // The first one is there, and finds less.
      .catch((error: unknown) => {
        this.#view.failed = error instanceof Error ? error : new Error(String(error));
      });
  }

  async #buildFirst(): Promise<void> {
    if (this.#view.knowsJobTitles) return;
    this.#view.finder = await buildOccupationFinder(this.#occupations, await this.#words, pause);
    this.#view.knowsJobTitles = true;
  }

  async #buildWhole(): Promise<void> {
    const [occupations, language] = [this.#occupations, this.#language];
    if (this.#built?.occupations === occupations && this.#built.language === language) return;
    const labels = await loadOccupationLabels(this.#fetchJson);
    const local = await loadLocalWords(this.#fetchJson, language);
    const words = { ...(await this.#words), labels };
    this.#view.finder = await buildOccupationFinder(occupations, words, pause, local);
    this.#view.occupationNames = new Map(local?.names.map(({ code, title }) => [code, title]));
    this.#view.finderLanguage = language;
    this.#built = { occupations, language };
  }
}

const pause = () => new Promise<void>((resume) => setTimeout(resume));

async function serverData(store: Store): Promise<ServerData> {
  const [assessments, occupations] = [
    await refdata(store, 'assessments'),
    await refdata(store, 'occupations'),
  ];
  return { assessments: assessments?.data, occupations: occupations?.data };
}
