import { expect, test } from 'vitest';
import { onlyHereInOne, onlyHereSaid } from '../../../../src/ui/parts/copies/only-here-said.ts';

const NOTHING = { records: 0, mayHaveArrived: 0, unknown: 0, drafts: 0 };

test.each([
  ['nothing', {}, 'Nothing is only on this device', ''],
  ['what waits', { records: 12 }, '12 only on this device', ''],
  [
    'what is unknown apart from what is surely only here',
    { records: 24, mayHaveArrived: 5, unknown: 5 },
    '19 only on this device',
    '5 more unknown',
  ],
  [
    'what is being sent, too',
    { records: 37, mayHaveArrived: 9 },
    '28 only on this device',
    '9 more being sent',
  ],
  [
    'drafts, which the number does not count',
    { records: 24, mayHaveArrived: 6, unknown: 5, drafts: 5 },
    '18 only on this device',
    '5 more unknown, 1 more being sent, and 5 drafts',
  ],
  [
    'no certainty where there is none',
    { records: 40, mayHaveArrived: 40, unknown: 40, drafts: 1 },
    '40 unknown: maybe only on this device',
    'and 1 draft',
  ],
  [
    'none of what is all on its way either',
    { records: 3, mayHaveArrived: 3, unknown: 1 },
    '1 unknown, 2 being sent: maybe only on this device',
    '',
  ],
  ['drafts alone', { drafts: 2 }, '2 drafts only on this device', ''],
])('how much is only here says %s', (_, some, line, more) => {
  const here = { ...NOTHING, ...some };
  expect(onlyHereSaid(here)).toEqual({ line, more });
  expect(onlyHereInOne(here)).toBe(more === '' ? line : `${line},\n${more}`);
});
