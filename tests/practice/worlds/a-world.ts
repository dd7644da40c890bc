import { createPageClient } from '../../../src/api/page-client.ts';
import type { Catalogue } from '../../../src/catalogue/load.ts';
import type { Practice } from '../../../src/practice/open-practice.ts';
import { PRACTICE_ADDRESS } from '../../../src/practice/server/in-page-server.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import { organisationFacts, type Settings } from '../../../src/store/changes/settings.ts';
import { unitOfWork } from '../../../src/store/changes/unit-of-work.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';

/** A number from 0 up to 1. */
export type Chance = () => number;

/** What acts are done in: a store, the service over it, and its only way to a server. */
export function aWorld(catalogue: Catalogue, store: Store, deployed: Partial<Settings>, fetch: Fetch) {
  const organisation = () => organisationFacts(store, deployed);
  const services = {
    ...catalogue,
    organisation,
    records: deviceRecords(store),
    now: store.now,
    newId: store.newId,
  };
  const transport = { baseUrl: PRACTICE_ADDRESS, encoding: 'json' } as const;
  return {
    store,
    deployed,
    fetch,
    client: createPageClient(services, () => unitOfWork(store), transport),
    codes: [...catalogue.occupations.all()].map(({ code }) => code),
  };
}

export type World = ReturnType<typeof aWorld> & { practice?: Practice };
