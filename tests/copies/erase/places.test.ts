import { expect, test } from 'vitest';
import { configCacheName } from '../../../src/domain/deployment.ts';
import { deploymentName, practiceName } from '../../../src/domain/deployment.ts';
import { keptBy, type Places } from '../../../src/copies/erase/places.ts';

const SCOPE = 'https://outpost.example/sub/';
const [real, practice] = [deploymentName(SCOPE), practiceName(SCOPE)];

/** A browser in which the deployment and its practice keep something in each place. */
const places: Places = {
  databases: {
    databases: () =>
      Promise.resolve([real, practice, `${practice} server`].map((name) => ({ name, version: 1 }))),
  },
  root: undefined,
  caches: {
    keys: () => Promise.resolve([configCacheName(SCOPE), `${real} snapshots`, `${practice} snapshots`]),
    delete: () => Promise.resolve(true),
  },
  entries: [],
};

const keptUnder = async (name: string) =>
  (await keptBy({ name, scope: SCOPE }, places)).map((one) => `${one.place} ${one.name}`);

test('what is erased in practice is nothing of the real world under the same address', async () => {
  expect(await keptUnder(practice)).toEqual([
    `database ${practice}`,
    `database ${practice} server`,
    `cache ${practice} snapshots`,
  ]);
});

test('what is erased in the real world is nothing of practice', async () => {
  expect(await keptUnder(real)).toEqual([
    `database ${real}`,
    `cache ${configCacheName(SCOPE)}`,
    `cache ${real} snapshots`,
  ]);
});
