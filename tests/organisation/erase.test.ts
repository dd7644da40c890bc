import { describe, expect, test } from 'vitest';
import { ledgerOf, STATUSES } from '../../src/domain/states.ts';
import { eraseWords, isEraseWords, notArrived } from '../../src/organisation/erase.ts';

describe('what erasing would lose', () => {
  test.each([
    ...(['draft', 'blocked', 'ready', 'sending', 'unknown', 'refused', 'held'] as const).map(
      (status) => [status, 1] as const,
    ),
    ...(['confirmed', 'handed over', 'discarded'] as const).map((status) => [status, 0] as const),
  ])('a record that is %s: %i', (status, lost) => {
    expect(notArrived(ledgerOf({ [status]: 1 }))).toBe(lost);
  });

  test('is a sum over all states', () => {
    const one = Object.fromEntries(STATUSES.map((status) => [status, 2]));
    expect(notArrived(ledgerOf(one))).toBe(14);
  });
});

describe('the words that erase', () => {
  test.each([
    [0, 'erase everything'],
    [1, 'erase 1 record'],
    [1200, 'erase 1200 records'],
  ])('for %i records are “%s”', (lost, words) => {
    expect(eraseWords(lost)).toBe(words);
    expect(isEraseWords(`  ${words.toUpperCase().replace(' ', '  ')} `, lost)).toBe(true);
  });

  test.each([
    ['', 0],
    ['erase', 0],
    ['erase 37 records', 38],
    ['erase everything', 38],
  ])('are not “%s” for %i records', (typed, lost) => {
    expect(isEraseWords(typed, lost)).toBe(false);
  });
});
