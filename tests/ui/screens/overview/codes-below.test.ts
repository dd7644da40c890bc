import fc from 'fast-check';
import { expect, test } from 'vitest';
import { within } from '../../../../src/store/queries/overview/counts.ts';
import { codesBelow } from '../../../../src/ui/screens/overview/codes-below.ts';
import { seedOf } from '../../../support/parts/seed.ts';

const code = fc.stringMatching(/^[1-9]{1,4}$/);
const part = fc.nat({ max: 5_000 }).map((all) => ({ all: all + 1, onServer: all }));
const occupations = fc
  .array(fc.tuple(code, part), { minLength: 1, maxLength: 60 })
  .map((all) => new Map(all));

test('the groups below a code have everyone in them, except those with exactly this code, the largest first', () => {
  fc.assert(
    fc.property(occupations, fc.constantFrom('', '1', '52'), (given, from) => {
      const below = codesBelow(given, from).map((one) => within(given, one).all);
      const own = given.get(from)?.all ?? 0;
      expect(below.reduce((sum, all) => sum + all, own)).toBe(within(given, from).all);
      expect(below).toEqual(below.toSorted((one, other) => other - one));
    }),
    seedOf('codes below'),
  );
});

test('nothing is below a code that no one has more exactly', () => {
  const given = new Map([
    ['5212', { all: 2, onServer: 0 }],
    ['6', { all: 1, onServer: 0 }],
  ]);
  expect(codesBelow(given, '')).toEqual(['5', '6']);
  expect(codesBelow(given, '5')).toEqual(['52']);
  expect(codesBelow(given, '6')).toEqual([]);
});
