import { expect, inject, onTestFinished, test } from 'vitest';
import { jsonBelow } from '../../../src/catalogue/fetch-json.ts';
import { loadCatalogue } from '../../../src/catalogue/load.ts';
import { deploymentName, practiceName } from '../../../src/domain/deployment.ts';
import { configCacheName } from '../../../src/domain/deployment.ts';
import { mirrorFolder } from '../../../src/copies/mirror/file/folder.ts';
import { Canary } from '../../../src/organisation/canary.ts';
import { Practice } from '../../../src/practice/open-practice.ts';
import { seeded } from '../../../src/practice/story/sample-people.ts';
import { beginAnew } from '../../../src/practice/scenes.ts';
import { startMirror } from '../../../src/page/keeping.ts';
import type { Settings } from '../../../src/store/changes/settings.ts';
import { eraseDatabase } from '../../../src/store/transaction/erase-database.ts';
import { openStore, type StoreOptions } from '../../../src/store/transaction/store.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import { aWorld } from '../../practice/worlds/a-world.ts';
import { actAtRandom } from '../../practice/worlds/acts.ts';
import { databasesAndFolders, keptBeside } from './kept-beside.ts';

/** `OUTPOST_SEED=7 npx vitest run --project browser tests/browser/practice` does the acts of another run. */
const SEED = inject('seed');
const FEW = 6;
const MANY = 100;

const fetchJson = jsonBelow(new URL('/', location.href), (input, init) => fetch(input, init));
const catalogue = await loadCatalogue(fetchJson);

const made = { now: () => new Date(), newId: () => crypto.randomUUID(), random: seeded(SEED) };

/** A page as `main.ts` opens it: the database, its mirror in a file, and the count of records in an entry. */
async function aPage(
  deployed: Partial<Settings>,
  network: Fetch,
  options: Pick<StoreOptions, 'name' | 'prepare'>,
) {
  const keeping = { ready: Promise.resolve() as Promise<unknown> };
  const store = await openStore({ ...options, ...made, keeping });
  const mirror = await startMirror(store);
  const canary = new Canary(store, localStorage);
  await canary.lost();
  const close = async () => {
    await mirror.settled();
    mirror.close();
    store.close();
  };
  onTestFinished(() => {
    mirror.close();
    store.close();
  });
  return { ...aWorld(catalogue, store, deployed, network), mirror, canary, close };
}

/** A deployment and its practice, under an address of their own. */
async function aDeployment() {
  const address = new URL(`/${crypto.randomUUID()}/`, location.href).href;
  const names = { practice: practiceName(address), real: deploymentName(address) };
  /** What the real world has asked of the network, where nothing answers. */
  const asked: string[] = [];
  const nowhere: Fetch = (url) => {
    asked.push(url);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const openReal = () => aPage({ serverAddress: 'https://server.example' }, nowhere, { name: names.real });
  const openPractice = async () => {
    const practice = new Practice({
      name: names.practice,
      fetchJson,
      locks: navigator.locks,
      latency: 0,
      ...made,
    });
    onTestFinished(() => practice.server.close());
    const page = await aPage(practice.settings, practice.toServer.fetch, {
      name: names.practice,
      prepare: practice.prepare,
    });
    return { ...page, practice };
  };
  performance.clearResourceTimings(); // Other tests of this page asked servers of their own.
  // Other tests of the same browser have left dozens, with thousands of people: to read them would take longer than the acts.
  const earlier = await databasesAndFolders();
  const isOf = (name: string) => (one: string) =>
    one === name || one.startsWith(`${name} `) || one === mirrorFolder(name) || earlier.has(one);
  return {
    address,
    openReal,
    openPractice,
    asked,
    ofPractice: isOf(names.practice),
    ofReal: isOf(names.real),
  };
}

/** Addresses off this origin that the page has asked for, whether something answered or not. */
function foreign(): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return asked
    .filter(({ origin, protocol }) => protocol !== 'blob:' && origin !== location.origin)
    .map(String);
}

test(
  `${FEW} random acts in practice, and its beginning again, change nothing that the real world keeps and ask no one else`,
  { tags: ['night'] },
  () => expectUntouchedByPractice(FEW, SEED),
);

test.each([SEED + 1, SEED + 2, SEED + 3])(
  `${MANY} random acts in practice, and its beginning again, change nothing that the real world keeps and ask no one else (seed %i)`,
  { tags: ['night'] },
  (seed) => expectUntouchedByPractice(MANY, seed),
);

async function expectUntouchedByPractice(acts: number, seed: number): Promise<void> {
  performance.setResourceTimingBufferSize(100_000);
  const random = seeded(seed);
  const { address, openReal, openPractice, asked, ofPractice } = await aDeployment();
  const real = await openReal();
  for (let act = 0; act < acts / 2; act += 1) await actAtRandom(real, random);
  await (await caches.open(configCacheName(address))).put(`${address}config.json`, new Response('{"a":1}'));
  await real.close();
  asked.length = 0;
  const before = await keptBeside(ofPractice);
  const places = Object.keys(before).join('\n');
  for (const kind of ['database outpost-1 /', 'file /mirror', 'cache ', 'entry outpost-1 /'])
    expect(places).toContain(kind);

  const practice = await openPractice();
  for (let act = 1; act <= acts; act += 1) {
    await actAtRandom(practice, random);
    if (act % 20 === 0) expect(await keptBeside(ofPractice)).toEqual(before);
  }
  await practice.client.createUser({ sex: 'F', country: 'KE', occupation: '2221' });
  expect(await practice.store.db.users.count()).toBeGreaterThan(200);
  // As a tap on Restart practice does.
  await practice.mirror.erase();
  practice.canary.forget();
  await beginAnew(practice.practice.server.db, 'offline');
  await eraseDatabase(practice.store);
  const again = await openPractice();
  expect(await again.store.db.users.count()).toBe(200);
  await again.close();
  expect(await keptBeside(ofPractice)).toEqual(before);
  expect(asked).toEqual([]);
  expect(foreign()).toEqual([]);
}

test('random acts in the real world change nothing that practice keeps', { tags: ['night'] }, async () => {
  const random = seeded(SEED + 4);
  const { openReal, openPractice, asked, ofReal } = await aDeployment();
  const practice = await openPractice();
  for (let act = 0; act < 20; act += 1) await actAtRandom(practice, random);
  await practice.close();
  // Its server may still be at work on a request whose answer was to be lost.
  practice.practice.server.close();
  const before = await keptBeside(ofReal);
  const places = Object.keys(before).join('\n');
  for (const kind of [
    'database outpost-1 practice',
    'file /mirror outpost-1%20practice',
    'entry outpost-1 practice',
  ])
    expect(places).toContain(kind);
  const real = await openReal();
  for (let act = 0; act < FEW; act += 1) await actAtRandom(real, random);
  await expect(real.fetch('https://server.example/', {})).rejects.toThrow();
  await real.close();
  expect(await keptBeside(ofReal)).toEqual(before);
  expect(asked.length).toBeGreaterThan(0);
  expect(foreign()).toEqual([]);
});
