import { expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { isAssignedLately } from '../../../src/store/queries/already-assigned.ts';
import { aStore } from '../a-store.ts';

test('that somebody has an assessment is known without counting everybody, and a discarded assignment does not count', async () => {
  const { store, aPerson, anAssignment } = await aStore();
  const person = await aPerson();
  expect(await isAssignedLately(store, 'AI')).toBe(false);
  const assignment = await anAssignment(person);
  expect(await isAssignedLately(store, 'AI')).toBe(true);
  expect(await isAssignedLately(store, 'TA')).toBe(false);
  await discard(store, [assignment]);
  expect(await isAssignedLately(store, 'AI')).toBe(false);
});
