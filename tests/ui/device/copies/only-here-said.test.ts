import { expect, test } from 'vitest';
import type { OnlyHere } from '../../../../src/copies/only-here.ts';
import { onlyHereInOne, onlyHereSaid } from '../../../../src/ui/device/copies/only-here-said.ts';

const NOTHING = { records: 0, mayHaveArrived: 0, noReply: 0, drafts: 0 };

test.each<[string, Partial<OnlyHere>, string, ...string[]]>([
  ['nothing', {}, 'Nothing is only on this device'],
  ['what waits', { records: 12 }, '12 records only on this device'],
  [
    'of how many of them no one knows whether they arrived',
    { records: 24, mayHaveArrived: 5, noReply: 5 },
    'Up to 24 records only on this device',
  ],
  [
    'how many are being sent, too, and that the number may be lower already',
    { records: 37, mayHaveArrived: 9 },
    'Up to 37 records only on this device',
    '9 being sent',
  ],
  [
    'drafts, which the number does not count',
    { records: 24, mayHaveArrived: 6, noReply: 5, drafts: 5 },
    'Up to 24 records only on this device',
    '1 being sent',
    'plus 5 drafts',
  ],
  [
    'that all of them are unknown',
    { records: 40, mayHaveArrived: 40, noReply: 40, drafts: 1 },
    'Up to 40 records only on this device',
    'plus 1 draft',
  ],
  ['drafts alone', { drafts: 2 }, '2 drafts only on this device'],
])('how much is only here says %s', (_, some, line, ...more) => {
  const here = { ...NOTHING, ...some };
  expect(onlyHereSaid(here)).toEqual({ line, more });
  expect(onlyHereInOne(here)).toBe([line, ...more].join(', '));
});
