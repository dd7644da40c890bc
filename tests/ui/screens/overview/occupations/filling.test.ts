import { expect, test } from 'vitest';
import { fillingOf } from '../../../../../src/ui/screens/overview/occupations/filling.ts';

const block = { width: 240, height: 200, rem: 16, letters: 30, digits: 2 };

test.each([
  ['a name in usual letters', {}, { lines: 2, isLow: false, isCut: false }],
  ['a name of several lines', { letters: 90, height: 140 }, { lines: 5, isLow: false, isCut: false }],
  ['smaller letters where it is low', { height: 44, letters: 44 }, { lines: 2, isLow: true, isCut: false }],
  ['smaller letters before a name is cut', { height: 60, letters: 48 }, { isLow: true, isCut: false }],
  ['a cut name where nothing else helps', { height: 44, letters: 90 }, { lines: 2, isCut: true }],
] as const)('a block holds %s', (_, other, expected) => {
  expect(fillingOf({ ...block, ...other })).toMatchObject(expected);
});
