import { Dexie } from 'dexie';
import { afterAll, beforeAll, describe } from 'vitest';
import { jsonBelow } from '../../src/catalogue/fetch-json.ts';
import { loadCatalogue } from '../../src/catalogue/load.ts';
import { keepGroups } from '../../src/store/changes/change-group.ts';
import { deviceRecords } from '../../src/store/changes/records.ts';
import { openStore } from '../../src/store/transaction/store.ts';
import { describeContract } from '../contract/suite/contract.ts';
import { describePathsBeside } from '../contract/suite/paths.ts';
import { company, handlerHost, team, type OpenHost } from '../support/hosts/contract-host.ts';

const catalogue = loadCatalogue(jsonBelow(location.origin, (input, init) => fetch(input, init)));

const name = crypto.randomUUID();
const opening = openStore({
  name,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  random: Math.random,
});
beforeAll(async () => keepGroups(await opening, [company, team], 'config'));
afterAll(async () => {
  (await opening).close();
  await Dexie.delete(name);
});

/**
 * What the screens have: the handler in the page, over the database of the device. There is one database for all cases, as a
 * device has one; only what was made since a host was opened counts as kept by it.
 */
const openInThePage: OpenHost = async (options = {}) => {
  const store = await opening;
  const { users, assignments, groups } = store.db;
  const rows = async () => (await users.count()) + (await assignments.count()) + (await groups.count());
  const before = await rows();
  return handlerHost(
    options,
    { ...(await catalogue), records: deviceRecords(store) },
    { kept: async () => (await rows()) - before, close: () => Promise.resolve() },
  );
};

describe('the contract, in the page', () => {
  describeContract(openInThePage);
  describePathsBeside(openInThePage);
});
