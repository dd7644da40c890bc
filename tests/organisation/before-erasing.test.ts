import { describe, expect, test } from 'vitest';
import { STATUSES } from '../../src/domain/record/states.ts';
import { ledgerOf } from '../../src/domain/record/ledger.ts';
import { isTyped, notArrived } from '../../src/organisation/before-erasing.ts';

describe('what erasing would lose', () => {
  test.each([
    ...(['draft', 'blocked', 'ready', 'sending', 'noReply', 'toFix', 'onHold'] as const).map(
      (status) => [status, 1] as const,
    ),
    ...(['confirmed', 'moved', 'discarded'] as const).map((status) => [status, 0] as const),
  ])('a record that is %s: %i', (status, lost) => {
    expect(notArrived(ledgerOf({ [status]: 1 }))).toBe(lost);
  });

  test('is a sum over all states', () => {
    const one = Object.fromEntries(STATUSES.map((status) => [status, 2]));
    expect(notArrived(ledgerOf(one))).toBe(14);
  });
});

describe('the words that erase', () => {
  test.each(['erase 38 records', '  ERASE  38 Records '])('may be typed as “%s”', (typed) => {
    expect(isTyped('erase 38 records', typed)).toBe(true);
  });

  test.each(['', 'erase', 'erase 37 records', 'erase everything'])('are not “%s”', (typed) => {
    expect(isTyped('erase 38 records', typed)).toBe(false);
  });
});
