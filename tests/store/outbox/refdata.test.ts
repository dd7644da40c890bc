import { expect, test } from 'vitest';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import {
  acceptRefdata,
  declineRefdata,
  dropForeignRefdata,
  keepRefdata,
  refdata,
} from '../../../src/store/outbox/refdata.ts';
import { aStore } from '../a-store.ts';

const SERVER = 'https://a.example';
const row = { key: 'assessments', server: SERVER, fetchedAt: 1, data: ['a list'] } as const;

async function aDevice() {
  const { store } = await aStore();
  await useProfile(store, { baseUrl: SERVER });
  return store;
}

test('what a server gave is kept until another address is set', async () => {
  const store = await aDevice();
  await keepRefdata(store, row);
  await dropForeignRefdata(store, SERVER);
  expect(await refdata(store, 'assessments')).toEqual(row);
  await dropForeignRefdata(store, '');
  expect(await refdata(store, 'assessments')).toBeUndefined();
});

test('what a server gave that is not in use any more is not kept', async () => {
  const store = await aDevice();
  await keepRefdata(store, { ...row, server: 'https://b.example' });
  expect(await refdata(store, 'assessments')).toBeUndefined();
});

test('a list that a person does not want stays away until the server is asked again', async () => {
  const store = await aDevice();
  await keepRefdata(store, row);
  await declineRefdata(store);
  expect(await refdata(store, 'assessments')).toEqual({
    ...{ key: 'assessments', server: SERVER, fetchedAt: 1, isDeclined: true },
  });
  await acceptRefdata(store);
  expect(await refdata(store, 'assessments')).toBeUndefined();
});
