import { expect, test } from 'vitest';
import { ledgerOf } from '../../../src/domain/record/ledger.ts';
import { SHOWN_STATES, STATUSES } from '../../../src/domain/record/states.ts';

test('a ledger adds up: every status counts once, under a word that is shown', () => {
  const ledger = ledgerOf(Object.fromEntries(STATUSES.map((status, at) => [status, at + 1])));
  const sum = SHOWN_STATES.reduce((total, state) => total + ledger.states[state], 0);
  expect(sum).toBe(ledger.made);
  expect(ledger.made).toBe((STATUSES.length * (STATUSES.length + 1)) / 2);
  expect(ledger.states.waiting).toBe(2 + 3);
});
