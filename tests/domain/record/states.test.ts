import { expect, test } from 'vitest';
import { isChangeable, shownState, STATUSES } from '../../../src/domain/record/states.ts';

test.each([
  ['blocked', 'waiting'],
  ['ready', 'waiting'],
  ['toFix', 'toFix'],
  ['noReply', 'noReply'],
  ['moved', 'moved'],
] as const)('what is %s in the store is shown as %s', (status, shown) => {
  expect(shownState(status)).toBe(shown);
});

test('a record can be changed until it is on its way, and not from then on', () => {
  expect(STATUSES.filter(isChangeable)).toEqual(['draft', 'blocked', 'ready', 'toFix', 'onHold']);
});
