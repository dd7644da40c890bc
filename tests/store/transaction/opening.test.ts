import { Dexie } from 'dexie';
import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { live } from '../../../src/store/transaction/live.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { beginStore, openStore } from '../../../src/store/transaction/store.ts';

const options = {
  name: 'opened again',
  now: () => new Date(0),
  newId: () => '00000000-0000-4000-8000-000000000001',
  random: () => 0.5,
};

/** A browser whose storage fails to open so many times, as Chromium's may after it was killed. */
function failing(times: number) {
  const factory = new FakeFactory();
  const before = Dexie.dependencies.indexedDB;
  Dexie.dependencies.indexedDB = factory;
  onTestFinished(() => {
    Dexie.dependencies.indexedDB = before;
  });
  const open = vi.spyOn(factory, 'open');
  for (let at = 0; at < times; at += 1) {
    open.mockImplementationOnce(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
  }
  return open;
}

test('storage that fails to open once is opened at the next try', async () => {
  failing(1);
  const store = await openStore(options);
  expect(store.db.isOpen()).toBe(true);
  store.close();
});

test('storage that never opens is given up, and what it said is told', async () => {
  failing(20);
  await expect(openStore(options)).rejects.toMatchObject({ name: 'StoreProblem', kind: 'failed' });
});

test('whatever is asked before the database is open waits until it is', async () => {
  failing(0);
  const { store, opened } = beginStore({ ...options, name: 'asked early' });
  const asked = readCounters(store.db);
  expect(store.db.isOpen()).toBe(false);
  expect(await asked).toMatchObject({ userSeq: 0 });
  await opened;
  store.close();
});

test.each([0, 1, 4, 5])(
  'what is asked live before opening has failed %i times is answered',
  async (times) => {
    failing(times);
    const { store, opened } = beginStore({ ...options, name: `asked live ${times}` });
    const heard: unknown[] = [];
    const stop = live(() => readCounters(store.db)).subscribe(
      ({ userSeq }) => heard.push(userSeq),
      ({ kind }) => heard.push(kind),
    );
    onTestFinished(stop);
    await opened;
    await expect.poll(() => heard.at(-1)).toBe(0);
    store.close();
  },
);
