import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { saveDraft } from '../../../src/store/changes/drafts.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { person } from '../../../src/store/queries/person.ts';
import { rowsVersionOf, VERSIONS, type Version } from '../../../src/store/schema/versions.ts';
import { openStore } from '../../../src/store/transaction/store.ts';
import { aStore } from '../a-store.ts';
import { expectCountsToEqualRows } from '../counts.ts';
import { WITH_VERSION_2 } from './version-2.ts';

function openLater(name: string, versions: readonly Version[]) {
  return openStore({ name, versions, now: () => new Date(2), newId: () => 'unused', random: () => 0 });
}

test('a database of version 1 becomes one of version 2: every row is upgraded, and can be worked with', async () => {
  const { store: before, aPerson, anAssignment } = await aStore('older');
  const ada = await aPerson({}, { reference: 'bed 4' });
  const survey = await anAssignment(ada);
  const ben = await aPerson();
  await saveDraft(before, 'register', { sex: 'M' });
  before.close();

  const store = await openLater('older', WITH_VERSION_2);
  expect([store.fresh, store.db.rowsVersion]).toEqual([false, 2]);
  expect(await store.db.users.where('reference').equals('BED 4').primaryKeys()).toEqual([ada]);
  expect((await store.db.users.get(ben))?.reference).toBeUndefined();
  expect(await person(store, ada)).toMatchObject({
    user: { reference: 'BED 4', state: 'waiting' },
    assignments: [{ row: { id: survey }, op: { waitsFor: [ada] } }],
  });
  expect((await discard(store, [ada])).done).toContain(ada);
  expect((await ledger(store)).all).toMatchObject({
    made: 4,
    states: { draft: 1, discarded: 2, waiting: 1 },
  });
  await expectCountsToEqualRows(store);
});

test('where only indexes change, an app of the version before can still read what the new one writes', () => {
  const withIndex: Version = { stores: { groups: 'id, opId, name, type' } };
  expect(rowsVersionOf(VERSIONS)).toBe(1);
  expect(rowsVersionOf([...VERSIONS, withIndex])).toBe(1);
  expect(rowsVersionOf([...WITH_VERSION_2, withIndex])).toBe(2);
});

test('a database of a newer version of the app is refused, not written to', async () => {
  const newer = new Dexie('newer');
  newer.version(99).stores({ users: 'id' });
  await newer.open();
  newer.close();
  await expect(openLater('newer', VERSIONS)).rejects.toMatchObject({ kind: 'outdated' });
  expect((await newer.open()).tables.map(({ name }) => name)).toEqual(['users']);
});
