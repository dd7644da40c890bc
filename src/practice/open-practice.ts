import { Dexie } from 'dexie';
import type { FetchJson } from '../catalogue/fetch-json.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import type { OrganisationFacts } from '../domain/rules/organisation.ts';
import { organisationFacts } from '../store/changes/settings.ts';
import type { Store } from '../store/transaction/store.ts';
import { ServerDatabase, serverDatabaseName } from './server/database.ts';
import type { Locks } from '../sync/attempt/locks.ts';
import { connectionsKnown } from '../sync/server/http-version.ts';
import { PRACTICE_SETTINGS } from './practice-settings.ts';
import { PracticeServer } from './server/practice-server.ts';
import { beginAnew, sceneShown } from './scenes.ts';
import { layRows, loadStory } from './story/lay-story.ts';

/** How many milliseconds sending one record takes: long enough to watch it, or to close the tab during it. */
const LATENCY = 400;

export interface PracticeParts {
  /** The name of the practice database of this deployment. */
  name: string;
  /** Reads the shipped data, which the practice server uses too. */
  fetchJson: FetchJson;
  /** The browser's locks, or those of a test. */
  locks: Locks;
  now: () => Date;
  newId: () => string;
  /** How many milliseconds sending one record takes: `LATENCY` if it is left out. */
  latency?: number;
}

/** The note in the server's database that says that the story was told. */
const STORY = 'story';

/** What practice mode uses instead of the network and of the deployment's settings. */
export class Practice {
  readonly settings = PRACTICE_SETTINGS;
  readonly server: PracticeServer;
  /** The only way to a server that the sender gets. */
  readonly toServer;
  readonly #parts: PracticeParts;
  #store: Store | undefined;

  constructor(parts: PracticeParts) {
    const { name, fetchJson, now, newId, latency = LATENCY } = parts;
    let loaded: ReturnType<typeof loadCatalogue> | undefined;
    this.#parts = parts;
    this.server = new PracticeServer({
      db: new ServerDatabase(serverDatabaseName(name)),
      catalogue: () => (loaded ??= loadCatalogue(fetchJson)),
      organisation: () => this.#organisation(),
      now,
      newId,
      latency,
    });
    this.toServer = {
      fetch: this.server.fetch,
      // The server is in this page, where no network is needed.
      offline: () => false,
      // It speaks HTTP/1.1, as many servers do. So a refusal proves little, and every state can be seen.
      connections: connectionsKnown(() => false),
      namesAttempts: true,
    };
  }

  /**
   * To be called before the practice database is opened. The function that it returns must be called right after: it tells the story,
   * unless it was told before. A story that was interrupted is told again. Other tabs wait until it has ended.
   */
  readonly prepare = async (): Promise<(store: Store) => Promise<void>> => {
    const told = await this.#turn();
    const { db } = this.server;
    const isTold = await this.isTold();
    if (!isTold) {
      await Dexie.delete(this.#parts.name);
      await beginAnew(db, await sceneShown(db));
    }
    return async (store) => {
      this.#store = store;
      try {
        if (!isTold) await this.#tell(store);
      } finally {
        told();
      }
    };
  };

  /** Whether the story was told. Before that, the server's ledger is empty, although the device may have the story's records already. */
  async isTold(): Promise<boolean> {
    return (await this.server.db.notes.get(STORY)) !== undefined;
  }

  /** Writes the server's rows last, with the note that the story is complete: if a kill comes before that, the story is told again. */
  async #tell(store: Store): Promise<void> {
    const story = await loadStory(this.#parts.fetchJson, this.#parts);
    await store.db.transaction('rw', store.db.tables, () => layRows(store.db, story.device));
    const { db } = this.server;
    await db.transaction('rw', db.tables, async () => {
      await layRows(db, story.server);
      await db.notes.put({ key: STORY, value: true });
    });
  }

  /** Waits until no other tab is telling the story. Returns a function that lets the next tab go on. */
  #turn(): Promise<() => void> {
    return new Promise((begin) => {
      void this.#parts.locks.request(
        `${this.#parts.name} story`,
        {},
        () => new Promise<void>((end) => begin(() => end())),
      );
    });
  }

  /** The practice server knows the organisation that the device's settings describe. */
  async #organisation(): Promise<OrganisationFacts> {
    return this.#store ? organisationFacts(this.#store, PRACTICE_SETTINGS) : { name: '', contract: 'other' };
  }
}
