import { expect, test } from 'vitest';
import { ledgerOf } from '../../../../../src/domain/record/ledger.ts';
import { pictureFacts } from '../../../../../src/ui/screens/overview/picture/picture-facts.ts';

const two = { all: 2, onServer: 1 };
const same = (value: string) => value;

/** Of two people in these groups. */
const titles = (...groups: string[]) =>
  pictureFacts({
    counts: {
      people: two,
      days: new Map([['2026-11-21', two]]),
      sexes: new Map([['F', two]]),
      countries: new Map([['KE', two]]),
      groups: new Map(groups.map((id) => [id, two])),
      occupations: new Map([['2221', two]]),
      assigned: two,
      assessments: new Map([['AI', two]]),
      troubles: { noReply: new Map(), toFix: new Map() },
      paid: new Map(),
    },
    ledgers: { people: ledgerOf({ confirmed: 2 }), assignments: ledgerOf({ confirmed: 2 }) },
    names: { group: same, country: same, occupation: same, assessment: same },
    whose: 'Lakeside Skills Trust',
    practice: undefined,
    now: new Date('2026-11-21T12:00:00Z'),
  }).lists.map(({ title }) => title);

test('what is saved or printed has the groups where the screen has them: once someone is in one', () => {
  expect(titles('')).toEqual(['Sex', 'Assessments', 'Country']);
  expect(titles('', 'lions')).toEqual(['Groups', 'Sex', 'Assessments', 'Country']);
});
