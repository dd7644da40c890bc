import { expect, test } from 'vitest';
import { axisLines, spanName } from '../../../../src/ui/chart/days/span-words.ts';
import type { Span } from '../../../../src/ui/chart/days/spans.ts';

const day = (from: string, all: number): Span => ({ from, to: from, all, onServer: 0 });

test('a column is called by all the time it covers', () => {
  const span = { from: '2026-11-02', to: '2026-11-08' };
  const names = (['day', 'week', 'month', 'year'] as const).map((unit) => spanName(unit, span));
  expect(names).toEqual([
    'Monday 2 November',
    expect.stringMatching(/^2\s?–\s?8 November 2026$/),
    'November 2026',
    '2026',
  ]);
});

test('the first column says its month where it is wide enough, also when the next one begins another', () => {
  const spans = [day('2026-10-26', 1), day('2026-11-02', 2)];
  const months = (isWide: boolean) => spans.map((_, at) => axisLines({ unit: 'week', spans }, at, isWide)[1]);
  expect(months(true)).toEqual(['Oct', 'Nov']);
  expect(months(false)).toEqual(['', 'Nov']);
});
