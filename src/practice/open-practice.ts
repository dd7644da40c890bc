import type { FetchJson } from '../catalogue/fetch-json.ts';
import { loadCatalogue, type Catalogue } from '../catalogue/load.ts';
import type { OrganisationFacts } from '../domain/rules/organisation.ts';
import { organisationFacts, type Settings } from '../store/changes/settings.ts';
import type { Store } from '../store/core/store.ts';
import { ServerDatabase, serverDatabaseName } from './server/database.ts';
import { PRACTICE_ADDRESS, PracticeServer } from './server/practice-server.ts';

/** Milliseconds that each record takes: long enough to be watched, and to kill a tab meanwhile. */
const LATENCY = 400;

export interface PracticeParts {
  /** The name of the practice database of this deployment. */
  name: string;
  /** Reads the shipped data, which is the practice server's too. */
  fetchJson: FetchJson;
  now: () => Date;
  newId: () => string;
}

/** The made-up organisation's settings, in the place of `config.json`. */
const SETTINGS: Partial<Settings> = {
  organisationName: 'Lakeside',
  organisationCountry: 'KE',
  defaultCountry: 'KE',
  serverAddress: PRACTICE_ADDRESS,
  groupsCreate: true,
};

/** What practice mode has in the place of the network and of what the deployment says. */
export class Practice {
  readonly settings = SETTINGS;
  readonly server: PracticeServer;
  /** The only way to a server that the sender gets. */
  readonly toServer;
  #store: Store | undefined;

  constructor({ name, fetchJson, now, newId }: PracticeParts) {
    let loaded: Promise<Catalogue> | undefined;
    this.server = new PracticeServer({
      db: new ServerDatabase(serverDatabaseName(name)),
      catalogue: () => (loaded ??= loadCatalogue(fetchJson)),
      organisation: () => this.#organisation(),
      now,
      newId,
      latency: LATENCY,
    });
    this.toServer = {
      fetch: this.server.fetch,
      // The server is in this page, where no network is needed.
      offline: () => false,
      // As with most servers, a refusal proves little: so every state can be seen.
      connections: { forget: () => undefined, last: () => 'reused' as const },
      namesAttempts: true,
    };
  }

  /** What is done before the practice database is opened, and right after. */
  readonly prepare = (): Promise<(store: Store) => Promise<void>> =>
    Promise.resolve((store: Store) => {
      this.#store = store;
      return Promise.resolve();
    });

  /** The practice server knows the organisation that the device's settings describe. */
  async #organisation(): Promise<OrganisationFacts> {
    return this.#store ? organisationFacts(this.#store, SETTINGS) : { name: '', contract: 'other' };
  }
}
