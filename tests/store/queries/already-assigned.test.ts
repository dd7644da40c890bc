import { expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { assignedLately } from '../../../src/store/queries/already-assigned.ts';
import { aStore } from '../a-store.ts';

test('that someone has an assessment is known without counting everyone, and a discarded assignment does not count', async () => {
  const { store, aPerson, anAssignment } = await aStore();
  const person = await aPerson();
  expect(await assignedLately(store, 'AI')).toBe('not assigned');
  const assignment = await anAssignment(person);
  expect(await assignedLately(store, 'AI')).toBe('assigned');
  expect(await assignedLately(store, 'TA')).toBe('not assigned');
  await discard(store, [assignment]);
  expect(await assignedLately(store, 'AI')).toBe('not assigned');
});

test('of more assignments than are read at once it is not said that no one has an assessment', async () => {
  const { store, aPerson, anAssignment } = await aStore();
  const person = await aPerson();
  await anAssignment(person);
  for (let n = 0; n < 300; n += 1) {
    const entry = { assessmentUuid: store.newId(), key: 'TA', target: 'self', targetKind: 'self' } as const;
    await anAssignment(person, { entries: [entry] });
  }
  expect(await assignedLately(store, 'TA')).toBe('assigned');
  expect(await assignedLately(store, 'AI')).toBe('not lately');
});
