import { describe, expect, test } from 'vitest';
import { assignFields, createGroupFields, createUserFields } from '../../../src/domain/record/outgoing.ts';
import type { NewAssignment } from '../../../src/domain/record/records.ts';

const serverUuidOf = (uuid: string): string => `server:${uuid}`;
const group = { uuid: 'g1', name: 'Nakuru 3', type: 'TEAM' } as const;

const entries: NewAssignment['entries'] = [
  { assessmentUuid: 'a1', key: 'AI', target: 'self', targetKind: 'self' },
  { assessmentUuid: 'a2', key: 'TA', target: 'u2', targetKind: 'user' },
  { assessmentUuid: 'a3', key: 'TB', target: 'g1', targetKind: 'group' },
];
const terms = { country: 'KE', assessment_each_price: 12.5, total_extras_price: 0 };
const assignment = { userUuid: 'u1', contract: 'other', entries, autoReserve: true } as const;

describe('what is sent', () => {
  test('for a user is the four fields, the group by its server UUID', () => {
    const user = { sex: 'F', country: 'KE', occupation: '2221', group } as const;
    expect(createUserFields(user, serverUuidOf)).toEqual({
      sex: 'F',
      country: 'KE',
      occupation: '2221',
      group_uuid: 'server:g1',
    });
    expect(createUserFields({ ...user, group: undefined }, serverUuidOf)).not.toHaveProperty('group_uuid');
  });

  test('for a group is its name and type, the parent by its server UUID', () => {
    expect(createGroupFields({ name: 'A', type: 'TEAM', parent: group }, serverUuidOf)).toEqual({
      name: 'A',
      type: 'TEAM',
      parent_uuid: 'server:g1',
    });
  });

  test('for an assignment under another contract names oneself by UUID', () => {
    expect(assignFields(assignment, serverUuidOf)).toEqual({
      user_uuid: 'server:u1',
      auto_reserve: 1,
      auto_assign: [
        { key: 'AI', target: 'server:u1' },
        { key: 'TA', target: 'server:u2' },
        { key: 'TB', target: 'server:g1' },
      ],
    });
  });

  test('for an assignment under revenue share says self, in the objects that it came in', () => {
    const revenueShare = [
      { ...terms, entryCount: 1 },
      { ...terms, entryCount: 2 },
    ];
    expect(
      assignFields({ ...assignment, contract: 'revenue-share', revenueShare }, serverUuidOf),
    ).toMatchObject({
      auto_assign: [
        { ...terms, data: [{ key: 'AI', target: 'self' }] },
        {
          ...terms,
          data: [
            { key: 'TA', target: 'server:u2' },
            { key: 'TB', target: 'server:g1' },
          ],
        },
      ],
    });
  });

  test('confirms a purchase only where a person did', () => {
    expect(assignFields({ ...assignment, autoReserve: false }, serverUuidOf)).not.toHaveProperty(
      'auto_reserve',
    );
  });

  test('for joining a group only is user and group', () => {
    const joining = { ...assignment, entries: [], autoReserve: false, group };
    expect(assignFields(joining, serverUuidOf)).toEqual({ user_uuid: 'server:u1', group_uuid: 'server:g1' });
  });
});
