import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesBelow, icicle, within } from '../../../../src/ui/overview/occupations/icicle.ts';
import { seedOf } from '../../../support/parts/seed.ts';

const code = fc.stringMatching(/^[1-9]{1,4}$/);
const part = fc.nat({ max: 5_000 }).map((all) => ({ all: all + 1, onServer: all }));
const occupations = fc
  .array(fc.tuple(code, part), { minLength: 1, maxLength: 60 })
  .map((all) => new Map(all));

test('the major groups add up to everybody, fill the height, and each can hold a line', () => {
  fc.assert(
    fc.property(occupations, (given) => {
      const blocks = icicle(given, '', { height: 400, columns: 3, line: 28 });
      const column = blocks.filter((block) => block.column === 0);
      expect(column.reduce((sum, { all }) => sum + all, 0)).toBe(within(given, '').all);
      expect(column.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(400, 4);
      expect(new Set(column.flatMap(({ codes }) => codes))).toEqual(new Set(codesBelow(given, '')));
      for (const { all, codes } of blocks) {
        expect(all).toBe(codes.reduce((sum, one) => sum + within(given, one).all, 0));
      }
    }),
    seedOf('icicle'),
  );
});

test('small groups are joined, the largest stand first, and opening one spreads it', () => {
  const given = new Map(
    Object.entries({ 5212: 80, 5120: 10, 6111: 8, 1111: 1, 2221: 1 }).map(([one, all]) => [
      one,
      { all, onServer: 0 },
    ]),
  );
  const space = { height: 300, columns: 1, line: 28 };
  expect(icicle(given, '', space).map(({ codes }) => codes)).toEqual([['5'], ['6', '1', '2']]);
  expect(icicle(given, '5', space).map(({ codes, all }) => [codes, all])).toEqual([
    [['52'], 80],
    [['51'], 10],
  ]);
});
