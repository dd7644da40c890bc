import { describe, expect, test } from 'vitest';
import { localId, serverUuid } from '../../src/domain/record/reference.ts';
import { groupNameProblem, groupWithUuid } from '../../src/organisation/group-names.ts';
import type { GroupRow } from '../../src/store/schema/group.ts';

const lions: GroupRow = {
  ...{ id: localId('a'), origin: 'device', name: 'Élan', type: 'TEAM', createdAt: 0 },
  serverUuid: serverUuid('on-the-server'),
};

describe('the name of a group', () => {
  test.each([
    ['is missing', { name: '  ', type: 'TEAM' }, { kind: 'missing' }],
    ['cannot be seen', { name: '\u200b\u3164', type: 'TEAM' }, { kind: 'missing' }],
    [
      'looks like another one of its type',
      { name: 'Еl\u200dan', type: 'TEAM' },
      { kind: 'taken', by: lions },
    ],
    ['belongs to another one of its type', { name: ' elan ', type: 'TEAM' }, { kind: 'taken', by: lions }],
  ] as const)('is refused when it %s', (_, group, problem) => {
    expect(groupNameProblem([lions], group)).toEqual(problem);
  });

  const bengali: GroupRow = { ...lions, id: localId('c'), name: 'বালা' };

  test.each([
    ['is new', { name: 'Lions', type: 'TEAM' }, undefined],
    ['differs in a vowel sign', { name: 'বেলা', type: 'TEAM' }, undefined],
    ['belongs to a group of another type', { name: 'Élan', type: 'DEPT' }, undefined],
    ['is its own', { name: 'Elan', type: 'TEAM' }, 'a'],
  ] as const)('is good when it %s', (_, group, except) => {
    expect(groupNameProblem([lions, bengali], group, except)).toBeUndefined();
  });
});

test.each([
  ['a', lions],
  ['on-the-server', lions],
  ['b', undefined],
])('a UUID (%s) finds the group that it belongs to, here or on the server', (uuid, group) => {
  expect(groupWithUuid([lions], uuid)).toBe(group);
});
