import { expect, test } from 'vitest';
import { ledgerOf } from '../../../../src/domain/record/ledger.ts';
import { assignedFinding } from '../../../../src/ui/record/ledger/assigned-finding.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

test.each([
  ['more assessments than assignments', 110, { ready: 90 }, '110 assessments in 90 assignments.'],
  ['one in each assignment', 10, { ready: 10 }, ''],
  [
    'one in each, and a draft',
    9,
    { ready: 9, draft: 1 },
    screens.overview.leftOutOfNumbers({ states: '1 draft' }),
  ],
  ['none', 0, {}, screens.person.noAssignments],
])('the line about assessments says only what the sum does not: %s', (_, all, states, said) => {
  expect(assignedFinding({ all, onServer: 0 }, ledgerOf(states))).toBe(said);
});
