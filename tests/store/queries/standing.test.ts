import { expect, test } from 'vitest';
import { hold } from '../../../src/store/changes/hold.ts';
import { standingIn } from '../../../src/store/queries/standing.ts';
import { groupsWaitedFor, waitingByLane } from '../../../src/store/queries/waited-for.ts';
import { aStore } from '../a-store.ts';

/** A group made here, someone who joins it, someone who does not, and an assignment for each. */
async function aMixedDevice() {
  const device = await aStore();
  const { store, aGroup, aPerson, anAssignment } = device;
  const groupId = await aGroup('Lions');
  const group = { uuid: groupId, name: 'Lions', type: 'TEAM' } as const;
  const joiner = await aPerson({ group }, { reference: 'NK-1' });
  const loner = await aPerson();
  const assignment = await anAssignment(loner);
  return { store, groupId, joiner, loner, assignment };
}

test('the records in a state are listed with their names and the screen that shows each', async () => {
  const { store, groupId, joiner, loner, assignment } = await aMixedDevice();
  await hold(store, [groupId, joiner, assignment]);
  const { rows, isMore } = await standingIn(store, 'onHold', 10);
  expect(isMore).toBe(false);
  expect(rows.map(({ name, personId, groupId: joined }) => ({ name, personId, groupId: joined }))).toEqual([
    { name: { kind: 'group', name: 'Lions' } },
    {
      name: { kind: 'user', receipt: expect.any(String) as string, reference: 'NK-1' },
      personId: joiner,
      groupId,
    },
    { name: { kind: 'assignment', receipt: expect.any(String) as string }, personId: loner },
  ]);
});

test('a long list says that there is more', async () => {
  const { store } = await aMixedDevice();
  expect(await standingIn(store, 'blocked', 1)).toMatchObject({ isMore: true, rows: [{}] });
});

test('waiting records are counted by lane, and by whether they may go', async () => {
  const { store } = await aMixedDevice();
  expect(await waitingByLane(store)).toEqual([
    { lane: 'group', ready: 1, blocked: 0 },
    { lane: 'user', ready: 1, blocked: 1 },
    { lane: 'assign', ready: 0, blocked: 1 },
  ]);
});

test('a group that the server does not know says how many wait for it', async () => {
  const { store, groupId, joiner } = await aMixedDevice();
  expect(await groupsWaitedFor(store)).toMatchObject([{ group: { id: groupId }, count: 1 }]);
  await hold(store, [joiner]);
  expect(await groupsWaitedFor(store)).toEqual([]);
});
