import { expect, test } from 'vitest';
import { localId } from '../../../src/domain/record/reference.ts';
import { groupChoices } from '../../../src/ui/controls/groups.ts';

test('a group that was moved is not offered, because whoever joins it would wait for ever', () => {
  const group = { origin: 'device', type: 'TEAM', createdAt: 0 } as const;
  const rows = (['ready', 'moved', 'confirmed'] as const).map((status) => ({
    ...group,
    id: localId(status),
    name: status,
    status,
  }));
  expect(groupChoices(rows).map(({ name }) => name)).toEqual(['ready', 'confirmed']);
  expect(groupChoices()).toEqual([]);
});
