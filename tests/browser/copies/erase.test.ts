import { expect, test } from 'vitest';
import { eraseRest } from '../../../src/copies/erase/erase-rest.ts';
import { keptBy, type Places } from '../../../src/copies/erase/places.ts';
import { eraseDatabase } from '../../../src/store/transaction/erase-database.ts';
import { aTab } from './a-device.ts';

const pause = () => new Promise<void>((resume) => setTimeout(resume, 20));
const places: Places = {
  databases: indexedDB,
  root: () => navigator.storage.getDirectory(),
  caches,
  entries: [localStorage, sessionStorage],
};

/** A deployment with something in every place, and a neighbour whose name begins with the same letters. */
async function aDeployment() {
  const name = `outpost-1 /${crypto.randomUUID()}/`;
  const scope = `https://example.org/${name}`;
  const tab = await aTab(name);
  await tab.register();
  localStorage.setItem(`${name} records made`, '1');
  sessionStorage.setItem(`${name} anything`, '1');
  await caches.open(`outpost config ${scope}`);
  await caches.open(`${name} snapshot`);
  const neighbour = `${name}b/`;
  localStorage.setItem(`${neighbour} records made`, '1');
  await caches.open(`outpost files ${scope} 1`);
  return { deployment: { name, scope }, tab, neighbour: { name: neighbour, scope: `${scope}b/` } };
}

test('what is open in a worker is named as left, and goes once that is closed', async () => {
  const { deployment, tab } = await aDeployment();
  await eraseDatabase(tab.store);
  const left = await eraseRest(deployment, places, pause);
  expect(left).toEqual([{ place: 'files', name: `mirror ${encodeURIComponent(deployment.name)}` }]);
  tab.mirror.close();
  expect(await eraseRest(deployment, places, pause)).toEqual([]);
});

test('everything of a deployment is found in every place, and nothing of its neighbour', async () => {
  const { deployment, tab, neighbour } = await aDeployment();
  const found = (await keptBy(deployment, places)).map(({ place }) => place);
  expect(found).toEqual(['database', 'files', 'cache', 'cache', 'entry', 'entry']);
  await tab.mirror.erase();
  await eraseDatabase(tab.store);
  expect(await eraseRest(deployment, places, pause)).toEqual([]);
  expect(await keptBy(neighbour, places)).toHaveLength(1);
  expect(await caches.has(`outpost files ${deployment.scope} 1`)).toBe(true);
});
