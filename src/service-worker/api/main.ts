import { createHandler, type Handler } from '../../api/handler.ts';
import { storageRefusal } from '../../api/storage-refusal.ts';
import { jsonBelow } from '../../catalogue/fetch-json.ts';
import { loadCatalogue } from '../../catalogue/load.ts';
import { deploymentSettings, readConfig } from '../../organisation/config.ts';
import { deploymentName } from '../../domain/deployment.ts';
import { deviceRecords } from '../../store/changes/records.ts';
import { organisationFacts, settings } from '../../store/changes/settings.ts';
import { openStore, type Store } from '../../store/transaction/store.ts';
import type { MakeApi, WorkerReads } from '../worker.ts';

/**
 * The service for requests that the service worker answers: the same handler as in the page, over the same
 * database and catalogue.
 */
const makeApi: MakeApi = (reads) => {
  let service: Promise<OpenService> | undefined;
  /** The database closes when another version wants it, and is opened again for the next request. */
  const forget = () => {
    const old = service;
    service = undefined;
    void old?.then(({ store }) => store.close()).catch(() => undefined); // Rejects when the store never opened.
  };
  return async (request) => {
    service ??= openService(reads, forget);
    try {
      const { handler } = await service;
      return await handler(request);
    } catch (error) {
      // The next request gets a new service: the database may be open again, or a file there.
      forget();
      return storageRefusal(error);
    }
  };
};

interface OpenService {
  store: Store;
  handler: Handler;
}

async function openService(reads: WorkerReads, onTrouble: () => void): Promise<OpenService> {
  const now = () => new Date();
  const newId = () => crypto.randomUUID();
  const name = deploymentName(reads.base);
  const opening = openStore({ name, now, newId, random: () => Math.random(), onTrouble });
  const loading = loadCatalogue(jsonBelow(reads.base, reads.file));
  try {
    const [store, catalogue, deployed] = await Promise.all([opening, loading, given(reads)]);
    const { delaySeconds } = await settings(store, deployed);
    store.delay.milliseconds = delaySeconds * 1_000;
    const handler = createHandler({
      ...catalogue,
      organisation: async () => organisationFacts(store, await given(reads)),
      records: deviceRecords(store),
      now,
      newId,
    });
    return { store, handler };
  } catch (error) {
    // Only this function has the store, so it must close it. If the store did not open, the reason is thrown below.
    void opening.then((opened) => opened.close()).catch(() => undefined);
    throw error;
  }
}

/** The deployment's settings. */
async function given(reads: WorkerReads) {
  const { config } = readConfig(await (await reads.config()).text());
  return deploymentSettings(config);
}

// A script that the worker imports can return nothing, so service-worker/service-worker.ts takes it from the global
// scope.
Object.assign(self, { outpostApi: makeApi });
