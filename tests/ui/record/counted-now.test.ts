import { expect, test } from 'vitest';
import type { Counting } from '../../../src/store/queries/overview/overview.ts';
import { numberNow } from '../../../src/ui/record/counted-now.ts';
import { countsOf } from '../counted-before.ts';

const people = (all: number) => countsOf({ people: { all, onServer: 0 } });
const again = (all: number): Counting => ({ done: 1, all: 9, before: { overview: people(all), at: 0 } });

test.each<[string, Counting | undefined, number | undefined]>([
  ['before anything is counted', undefined, undefined],
  ['while everyone is counted for the first time', { done: 1, all: 9 }, undefined],
  ['while everyone is counted again, and there were some', again(3), 3],
  ['while everyone is counted again, and there were none', again(0), undefined],
  ['once everyone is counted, and there are none', { overview: people(0) }, 0],
])('a number %s', (_, counting, number) => {
  expect(numberNow(counting, ({ people: { all } }) => all)).toBe(number);
});
