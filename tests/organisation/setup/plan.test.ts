import { expect, test } from 'vitest';
import { localId } from '../../../src/domain/record/reference.ts';
import { changesAnything, settingsOf, setupPlan } from '../../../src/organisation/setup/plan.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/changes/settings.ts';
import type { GroupRow } from '../../../src/store/schema/group.ts';

const row: GroupRow = { id: localId('a'), origin: 'settings', name: 'Nakuru', type: 'TEAM', createdAt: 0 };
const now = {
  ...DEFAULT_SETTINGS,
  serverAddress: 'https://old.test',
  idempotencyKey: true,
  retryNoReplyUsers: true,
};

test('only what differs is changed', () => {
  const plan = setupPlan({ settings: { encoding: 'form', organisationName: 'New' }, groups: [] }, now, []);
  expect(plan.changes).toEqual([{ name: 'organisationName', from: '', to: 'New' }]);
  expect(settingsOf(plan)).toEqual({ organisationName: 'New' });
});

test('what the old server promised is not believed of another one', () => {
  const plan = setupPlan({ settings: { serverAddress: 'https://new.test' }, groups: [] }, now, []);
  expect(settingsOf(plan)).toEqual({
    serverAddress: 'https://new.test',
    idempotencyKey: false,
    retryNoReplyUsers: false,
  });
});

test('promises about the same server stay', () => {
  const plan = setupPlan({ settings: { serverAddress: now.serverAddress }, groups: [] }, now, []);
  expect(changesAnything(plan)).toBe(false);
});

test('groups are added once, and never under the name of another one here', () => {
  const known = { uuid: 'a', name: 'Another name', type: 'TEAM' } as const;
  const taken = { uuid: 'b', name: 'nakuru', type: 'TEAM' } as const;
  const fresh = { uuid: 'c', name: 'Nakuru', type: 'BRANCH' } as const;
  const plan = setupPlan({ settings: {}, groups: [known, taken, fresh] }, now, [row]);
  expect(plan).toEqual({ changes: [], newGroups: [fresh], knownGroups: [known], sameName: [taken] });
});

test('of groups of a link that no one could tell apart the first is added', () => {
  const first = { uuid: 'd', name: 'Kisumu', type: 'TEAM' } as const;
  const second = { uuid: 'e', name: 'Kisumu\u00a0', type: 'TEAM' } as const;
  const plan = setupPlan({ settings: {}, groups: [first, second] }, now, []);
  expect(plan).toMatchObject({ newGroups: [first], sameName: [second] });
});
