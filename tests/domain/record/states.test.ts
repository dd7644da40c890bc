import { expect, test } from 'vitest';
import { isChangeable, SHOWN_STATES, shownState, STATUSES } from '../../../src/domain/record/states.ts';
import { ledgerOf } from '../../../src/domain/record/ledger.ts';

test.each([
  ['blocked', 'waiting'],
  ['ready', 'waiting'],
  ['refused', 'needs you'],
  ['unknown', 'unknown'],
  ['handed over', 'handed over'],
] as const)('what is %s in the store is shown as %s', (status, shown) => {
  expect(shownState(status)).toBe(shown);
});

test('a ledger adds up: every status counts once, under a word that is shown', () => {
  const ledger = ledgerOf(Object.fromEntries(STATUSES.map((status, at) => [status, at + 1])));
  const sum = SHOWN_STATES.reduce((total, state) => total + ledger.states[state], 0);
  expect(sum).toBe(ledger.made);
  expect(ledger.made).toBe((STATUSES.length * (STATUSES.length + 1)) / 2);
  expect(ledger.states.waiting).toBe(2 + 3);
});

test('a record can be changed until it is on its way, and not from then on', () => {
  expect(STATUSES.filter(isChangeable)).toEqual(['draft', 'blocked', 'ready', 'refused', 'held']);
});
