import { Dexie } from 'dexie';
import { afterAll, describe } from 'vitest';
import { jsonBelow } from '../../src/catalogue/fetch-json.ts';
import { loadCatalogue } from '../../src/catalogue/load.ts';
import { keepGroups } from '../../src/store/changes/groups.ts';
import { deviceRecords } from '../../src/store/changes/records.ts';
import { openStore } from '../../src/store/core/store.ts';
import { describeContract } from '../contract/suite/contract.ts';
import { describePathsBeside } from '../contract/suite/paths.ts';
import { company, handlerHost, team, type OpenHost } from '../support/hosts/contract-host.ts';

const catalogue = loadCatalogue(jsonBelow(location.origin, (input, init) => fetch(input, init)));

/** Removed at the end: a database that is removed as soon as it is closed makes Dexie warn. */
const used: string[] = [];
afterAll(() => Promise.all(used.map((name) => Dexie.delete(name))));

/** What the screens have: the handler in the page, over the database of the device. */
const openInThePage: OpenHost = async (options = {}) => {
  const store = await openStore({
    name: crypto.randomUUID(),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    random: Math.random,
  });
  await keepGroups(store, [company, team], 'config');
  const { users, assignments, groups } = store.db;
  return handlerHost(
    options,
    { ...(await catalogue), records: deviceRecords(store) },
    {
      kept: async () => (await users.count()) + (await assignments.count()) + (await groups.count()) - 2,
      close: () => {
        store.close();
        used.push(store.db.name);
        return Promise.resolve();
      },
    },
  );
};

describe('the contract, in the page', () => {
  describeContract(openInThePage);
  describePathsBeside(openInThePage);
});
