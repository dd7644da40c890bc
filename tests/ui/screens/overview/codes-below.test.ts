import fc from 'fast-check';
import { expect, test } from 'vitest';
import { within } from '../../../../../src/store/queries/overview/counts.ts';
import { codesBelow, icicle } from '../../../../../src/ui/screens/overview/occupations/icicle.ts';
import { seedOf } from '../../../../support/parts/seed.ts';

const code = fc.stringMatching(/^[1-9]{1,4}$/);
const part = fc.nat({ max: 5_000 }).map((all) => ({ all: all + 1, onServer: all }));
const occupations = fc
  .array(fc.tuple(code, part), { minLength: 1, maxLength: 60 })
  .map((all) => new Map(all));

test('the major groups add up to everyone, fill the height, and each can hold a line', () => {
  fc.assert(
    fc.property(occupations, (given) => {
      const blocks = icicle(given, '', { height: 400, columns: 3, line: 28 });
      const column = blocks.filter((block) => block.column === 0);
      expect(column.reduce((sum, { all }) => sum + all, 0)).toBe(within(given, '').all);
      expect(column.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(400, 4);
      expect(new Set(column.flatMap(({ codes }) => codes))).toEqual(new Set(codesBelow(given, '')));
      for (const { all, codes, column: at, span, height, top } of blocks) {
        expect(all).toBe(codes.reduce((sum, one) => sum + within(given, one).all, 0));
        expect(height).toBeGreaterThan(28 - 0.001);
        const beside = blocks.filter((one) => one.column === at + 1 && one.top < top + height - 0.001);
        const isDivided = beside.some((one) => one.top > top - 0.001);
        expect(at + span === 3 || isDivided, `${codes.join()} leaves no hole beside it`).toBe(true);
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

test('where all groups are small, as many stand by themselves as have a line, and only the others are joined', () => {
  const given = new Map(
    [9211, 9212, 9311, 9312, 9412, 9622, 9111, 9510, 9629].map((one) => [
      String(one),
      { all: 1, onServer: 0 },
    ]),
  );
  // Three lines and a half.
  const blocks = icicle(given, '', { height: 154, columns: 2, line: 44 });
  expect(blocks.map(({ codes, column, span }) => [codes.join(), column, span])).toEqual([
    ['9', 0, 1],
    ['92', 1, 1],
    ['93', 1, 1],
    ['96,91,94,95', 1, 1],
  ]);
  expect(blocks.map(({ height }) => Math.round(height))).toEqual([154, 44, 44, 66]);
});

test('what is below nothing is as wide as all columns', () => {
  const given = new Map([
    ['2', { all: 2, onServer: 0 }],
    ['5212', { all: 2, onServer: 0 }],
  ]);
  const spans = icicle(given, '', { height: 176, columns: 3, line: 44 }).map(({ codes, span }) => [
    codes.join(),
    span,
  ]);
  expect(spans).toEqual([
    ['2', 3],
    ['5', 1],
    ['52', 1],
    ['521', 1],
  ]);
});
