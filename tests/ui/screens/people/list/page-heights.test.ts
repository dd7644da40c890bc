import { expect, test } from 'vitest';
import { PAGE, PageHeights, unmeasured } from '../../../../../src/ui/screens/people/list/page-heights.ts';

const ROW = 44;
const COUNT = 100_000;

test('the pages in the window come first, and those near it behind them', () => {
  const heights = new PageHeights(unmeasured(ROW));
  const window = PAGE * ROW - 1;
  expect(heights.inView(0, window, COUNT, false)).toEqual([0]);
  expect(heights.inView(0, window, COUNT)).toEqual([0, 1]);
  const deep = 100 * PAGE * ROW;
  expect(heights.inView(deep, window, COUNT, false)).toEqual([100]);
  expect(heights.inView(deep, window, COUNT)).toEqual([99, 100, 101]);
});
