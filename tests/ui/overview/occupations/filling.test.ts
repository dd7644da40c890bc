import { expect, test } from 'vitest';
import { fillingOf } from '../../../../src/ui/overview/occupations/filling.ts';

const block = { width: 240, height: 200, rem: 16, letters: 20, digits: 2, people: 21 };

test.each([
  ['a dot a person below the name', {}, { lines: 1, isLow: false, people: 'dots' }],
  ['a bar where there are too many for dots', { people: 61 }, { people: 'bar' }],
  ['a bar where dots have no room', { height: 64, people: 40 }, { people: 'bar' }],
  [
    'the name alone where nothing else has room',
    { height: 44, letters: 60 },
    { lines: 2, isLow: true, people: 'none' },
  ],
  [
    'room for a name of several lines before its people',
    { letters: 90, height: 100 },
    { lines: 4, people: 'none' },
  ],
] as const)('a block holds %s', (_, other, expected) => {
  expect(fillingOf({ ...block, ...other })).toMatchObject(expected);
});
