import { expect, test } from 'vitest';
import { keepGroups } from '../../../src/store/changes/change-group.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { readChange } from '../../../src/store/transaction/change-count.ts';
import { aStore } from '../a-store.ts';

const SERVER = { baseUrl: 'https://server.test', keyMark: 'aa' };
const GROUP = { uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru 3', type: 'TEAM' } as const;

test('what a start sets again as it was is no change, and another server or group is one', async () => {
  const { store } = await aStore();
  const profile = await useProfile(store, SERVER);
  await keepGroups(store, [GROUP], 'config');
  const before = await readChange(store.db);
  expect(await useProfile(store, SERVER)).toEqual(profile);
  await keepGroups(store, [GROUP], 'config');
  await keepGroups(store, [], 'config');
  expect(await readChange(store.db)).toEqual(before);
  await keepGroups(store, [{ ...GROUP, name: 'Nakuru 4' }], 'config');
  const renamed = await readChange(store.db);
  expect(renamed).not.toEqual(before);
  await useProfile(store, { ...SERVER, keyMark: 'bb' });
  expect(await readChange(store.db)).not.toEqual(renamed);
});
