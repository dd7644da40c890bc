import { indexedDB } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, test } from 'vitest';
import { OLD_NAME } from '../../../src/domain/deployment.ts';
import { beginStore, openStore } from '../../../src/store/transaction/store.ts';
import { isMoveNeeded, RAISED } from '../../../src/store/old-name/is-move-needed.ts';
import { moveHere } from '../../../src/store/old-name/move-here.ts';
import { probe, versionOf } from '../../../src/store/old-name/raw-database.ts';
import { person } from '../../../src/store/queries/person.ts';
import { aClock, makers } from '../a-store.ts';
import { expectCountsToEqualRows } from '../counts.ts';
import { Disk } from '../disk.ts';
import { ADA, aDeviceOfVersion1 } from '../schema/device-of-version-1.ts';
import { A, aBrowser, B, C, forgetAll, open, rowsOf, start } from './a-browser.ts';
import { makeOldDevice, OLD_DEVICE } from './old-device.ts';

afterEach(forgetAll);

/** The rows that the present version finds under the old name, without any move. */
async function asItWas() {
  await makeOldDevice([indexedDB, OLD_DEVICE]);
  const { now } = aClock();
  const store = await openStore({ name: 'outpost', now, newId: () => 'unused', random: () => 0 });
  const rows = await rowsOf(store);
  store.close();
  return rows;
}

/** The databases named as the app names its own: other files' tests leave some under names of theirs. */
async function outpostNames() {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return names.filter((name) => name.startsWith(OLD_NAME));
}

describe('a deployment that alone has used the old name', () => {
  test('has every row of every table afterwards, and nothing is left under the old name', async () => {
    const before = await asItWas();
    const { options, done } = aBrowser('/a/');
    const store = await start(options(A));
    expect(await rowsOf(store)).toEqual(before);
    expect(store.fresh).toBe(false);
    await expectCountsToEqualRows(store);
    expect(done).toEqual(['moved', 'cleared']);
    expect(await outpostNames()).toEqual([A]);
    expect(await isMoveNeeded(A, indexedDB)).toBe(false);
  });

  test('has it too when its files were never kept', async () => {
    const before = await asItWas();
    expect(await rowsOf(await start(aBrowser().options(A)))).toEqual(before);
  });

  test('has it too when another deployment began under a name of its own', async () => {
    const { options } = aBrowser('/a/', '/b/');
    await start(options(B));
    const before = await asItWas();
    const store = await start(options(A));
    expect(await rowsOf(store)).toEqual(before);
  });

  test('has everything of version 1, brought up to date', async () => {
    await aDeviceOfVersion1('outpost');
    const store = await start(aBrowser('/a/').options(A));
    expect(await person(store, ADA)).toMatchObject({ op: { lane: 'user', status: 'blocked' } });
    await expectCountsToEqualRows(store);
  });

  test('has every row once, whichever write the device died after', async () => {
    const before = await asItWas();
    let deaths = 0;
    for (let writes = 1; ; writes += 3) {
      await Dexie.delete(A);
      await Dexie.delete('outpost');
      await makeOldDevice([indexedDB, OLD_DEVICE]);
      const [own, old] = [new Disk(A), new Disk('outpost')];
      Object.assign(own, { diesAfter: writes });
      Object.assign(old, { diesAfter: writes });
      const { options } = aBrowser('/a/');
      const died = await moveHere(options(A)).then(
        () => false,
        () => true,
      );
      Object.assign(own, { diesAfter: Infinity });
      Object.assign(old, { diesAfter: Infinity });
      if (!died) break;
      deaths += 1;
      const store = await start(options(A));
      expect(await rowsOf(store), `died after ${writes} writes`).toEqual(before);
      store.close();
    }
    expect(deaths).toBeGreaterThan(15);
  });

  test('keeps the old database while something outside it could not be moved, and removes it the next time', async () => {
    const before = await asItWas();
    const { options, done } = aBrowser('/a/');
    const stuck = {
      ...options(A),
      rest: { move: () => Promise.resolve(), clear: () => Promise.resolve(false) },
    };
    const store = await start(stuck);
    const { rest, ...worker } = options(A);
    expect(rest).toBeDefined();
    await makers(store).aPerson();
    store.close();
    await start(worker); // A service worker reaches nothing outside.
    expect(await versionOf(indexedDB, 'outpost')).toBe(RAISED);
    const again = await start(options(A));
    expect(await versionOf(indexedDB, 'outpost')).toBe(0);
    expect(done).toEqual(['cleared']);
    expect(await again.db.users.count()).toBe((before['users']?.length ?? 0) + 1);
  });

  test('shuts out a page of the older version before it copies', async () => {
    await makeOldDevice([indexedDB, OLD_DEVICE]);
    const told: string[] = [];
    const older = aBrowser('/a/').options('outpost');
    const { now } = aClock();
    const page = await openStore({
      ...{ name: older.name, now, newId: () => crypto.randomUUID(), random: () => 0.5 },
      onTrouble: ({ kind }) => told.push(kind),
    });
    const store = await start(aBrowser('/a/').options(A));
    expect(told).toEqual(['outdated']);
    await expect(makers(page).aPerson()).rejects.toMatchObject({ kind: 'closed' });
    expect(await store.db.users.count()).toBe(7);
  });

  test('two tabs that start at once move it once', async () => {
    const before = await asItWas();
    const { options, done } = aBrowser('/a/');
    const [one, other] = await Promise.all([start(options(A)), start(options(A))]);
    expect(await rowsOf(one)).toEqual(before);
    expect(await rowsOf(other)).toEqual(before);
    expect(done).toEqual(['moved', 'cleared']);
  });

  test('takes what stands outside the database when the browser has lost the database', async () => {
    const { options, done } = aBrowser('/a/');
    expect(await moveHere(options(A))).toBeUndefined();
    expect(done).toEqual(['moved', 'cleared']);
  });
});

test('where only others have used the old name nothing is taken, and their database is left as it is', async () => {
  await makeOldDevice([indexedDB, OLD_DEVICE]);
  const { options, done } = aBrowser('/b/');
  const store = await start(options(A));
  expect(await store.db.users.count()).toBe(0);
  expect(await versionOf(indexedDB, 'outpost')).toBe(OLD_DEVICE.version);
  store.close();
  // By now its own files are kept as well.
  const again = await start(aBrowser('/a/', '/b/').options(A));
  expect(await again.db.users.count()).toBe(0);
  expect(done).toEqual([]);
  await Dexie.delete('outpost');
  expect(await moveHere(aBrowser('/b/').options(C))).toBeUndefined();
});

test('what is asked while the move goes on waits for it', async () => {
  await makeOldDevice([indexedDB, OLD_DEVICE]);
  const { options } = aBrowser('/a/');
  const { now } = aClock();
  const { store, opened } = beginStore({
    ...{ name: A, now, newId: () => crypto.randomUUID(), random: () => 0.5 },
    prepare: () => moveHere(options(A)),
  });
  open.push(store);
  expect(await store.db.users.count()).toBe(7);
  await opened;
});

test('a move that fails is told as trouble of the storage, and done when it is tried again', async () => {
  await makeOldDevice([indexedDB, OLD_DEVICE]);
  const { options } = aBrowser('/a/');
  let tries = 0;
  const cacheNames = () => ((tries += 1) === 1 ? Promise.reject(new Error('Not now')) : Promise.resolve([]));
  const told: string[] = [];
  const store = await start({ ...options(A), cacheNames }, (kind) => told.push(kind));
  expect(told).toEqual(['failed']);
  expect(await store.db.users.count()).toBe(7);
});

test('a browser that cannot list its databases is asked for each of them', async () => {
  expect(await probe(indexedDB, 'outpost')).toBe(0);
  expect(await outpostNames()).toEqual([]);
  await makeOldDevice([indexedDB, OLD_DEVICE]);
  expect(await probe(indexedDB, 'outpost')).toBe(OLD_DEVICE.version);
});
