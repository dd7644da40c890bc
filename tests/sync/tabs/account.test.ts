import { expect, onTestFinished, test } from 'vitest';
import { Account } from '../../../src/sync/tabs/account.ts';
import { keepKey, keyServer } from '../../../src/sync/tabs/key-keeper.ts';
import { Participation } from '../../../src/sync/tabs/participation.ts';
import { Disk } from '../../store/disk.ts';
import { aStore } from '../../store/a-store.ts';
import { settingsFor } from '../a-sync.ts';

const SETTINGS = settingsFor({ url: 'https://api.example.org' });

async function anAccount() {
  const { store } = await aStore();
  onTestFinished(() => store.close());
  const key = keepKey(store, { randomBytes: (into) => into.fill(7) }, () => undefined);
  const account = new Account(store, key);
  const set = (url: string) => {
    account.settings = settingsFor({ url });
    key.serve(keyServer(account.settings));
  };
  set('https://api.example.org');
  return { store, key, account, set };
}

test('no one’s records may go anywhere before the database knows whose they are', async () => {
  const { account } = await anAccount();
  expect(account.access().profile).toBeUndefined();
  expect(await account.note()).toBe(true);
  expect(account.access().profile?.baseUrl).toBe('https://api.example.org');
});

test('between a change of the address and the database’s knowing of it no one’s records may go there', async () => {
  const { account, set } = await anAccount();
  await account.note();
  set('https://api.example.net');
  expect(account.access().profile).toBeUndefined();
  await account.note();
  expect(account.access().profile?.baseUrl).toBe('https://api.example.net');
});

test('there is no one to send to without an address, or with a key that was typed for another server', async () => {
  const { account, key, set } = await anAccount();
  await key.set('a key', SETTINGS);
  set('https://api.example.net');
  expect(await account.note()).toBe(false);
  set('');
  expect(await account.note()).toBe(false);
  expect(account.access().profile).toBeUndefined();
});

test('a tab stands in line exactly while there is someone to send to, and tries again after a full disk', async () => {
  const { store, account, set } = await anAccount();
  const disk = new Disk(store.db.name);
  const happened: string[] = [];
  const participation = new Participation(account, {
    ready: () => Promise.resolve(),
    stand: () => {
      happened.push('stands');
      return () => Promise.resolve(void happened.push('leaves'));
    },
    changed: () => undefined,
  });
  await participation.adapt();
  expect(participation.isInLine).toBe(false);
  disk.isFull = true;
  participation.start(Promise.resolve());
  await participation.adapt();
  expect(participation.isInLine).toBe(false);
  disk.isFull = false;
  participation.adaptAfterTrouble();
  await expect.poll(() => participation.isInLine).toBe(true);
  await participation.adapt();
  set('');
  await participation.adapt();
  set('https://api.example.org');
  await participation.adapt();
  await participation.close();
  expect(happened).toEqual(['stands', 'leaves', 'stands', 'leaves']);
});
