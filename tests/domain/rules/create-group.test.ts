import { expect, test } from 'vitest';
import { createGroupResponse } from '../../../src/domain/rules/create-group.ts';

test.each([
  ['Example Org', 'Example Org'],
  ['', 'This organisation'],
])('a group without a parent belongs to the organisation “%s”, named as “%s”', (organisation, name) => {
  const group = { uuid: 'u', name: 'Nakuru 3', type: 'TEAM', createdAt: new Date(0) } as const;
  expect(createGroupResponse(group, organisation).data.parent).toEqual({ name, uuid: null });
});
