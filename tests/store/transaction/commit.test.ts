import { expect, onTestFinished, test } from 'vitest';
import { markSending } from '../../../src/store/outbox/attempts.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { readChange } from '../../../src/store/transaction/change-count.ts';
import type { ChangeKeeper } from '../../../src/store/transaction/changes-kept.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import { aStore } from '../a-store.ts';
import { Disk } from '../disk.ts';

async function aDevice() {
  const device = await aStore();
  onTestFinished(() => device.store.close());
  return { ...device, disk: new Disk(device.store.db.name) };
}

/** A keeper that is late with a change, whereupon the storage fails. */
const late = (disk: Disk): ChangeKeeper => ({
  isReliable: true,
  keep() {
    disk.isInTrouble = true;
    return Promise.resolve(false);
  },
});

test('what is committed is saved, also where the note that its second copy is late cannot be written', async () => {
  const { store, aPerson, disk } = await aDevice();
  store.keeping.keeper = late(disk);
  await aPerson();
  expect(await store.db.users.count()).toBe(1);
});

test('a request whose mark may still be lost does not leave', async () => {
  const { store, aPerson, disk } = await aDevice();
  await aPerson();
  const profile = await useProfile(store, { baseUrl: 'https://server.test', keyMark: 'aa' });
  const [opId = ''] = await store.db.ops.toCollection().primaryKeys();
  store.keeping.keeper = late(disk);
  const request = { url: 'https://server.test/api-v1/users/create', contentType: 'text/plain', body: '' };
  const sent = { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } } as const;
  const marked = markSending(store, opId, { profile, keyed: false }, () =>
    Promise.resolve({ request, sent }),
  );
  await expect(marked).rejects.toMatchObject({ kind: 'failed' });
});

test.each([
  [false, true, 'alone'],
  [true, false, 'kept'],
] as const)(
  'whether the database flushes a change is decided when it begins (reliable %s, then %s)',
  async (before, after, expected) => {
    const { store } = await aDevice();
    const keeper = { isReliable: before, keep: () => Promise.resolve(true) };
    store.keeping.keeper = keeper;
    await commit(store, [store.db.drafts], async () => {
      await store.db.drafts.count();
      keeper.isReliable = after;
    });
    const change = await readChange(store.db);
    expect(change?.alone).toBe(expected === 'alone' ? change?.seq : undefined);
  },
);
