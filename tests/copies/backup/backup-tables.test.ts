import { expect, test } from 'vitest';
import { SHAPES } from '../../../src/copies/backup/backup-tables.ts';

const row = { id: 'a', origin: 'settings', type: 'TEAM', createdAt: 0 };

test('a group of a file has a name as a person reads it, or is left out', () => {
  expect(SHAPES.groups.parse({ ...row, name: 'Nakuru\u200b\u00a0 3' }).name).toBe('Nakuru 3');
  expect(SHAPES.groups.safeParse({ ...row, name: '\u3164\u2800' }).success).toBe(false);
});
