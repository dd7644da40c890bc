import { expect, test } from 'vitest';
import { axisLines, spansFinding } from '../../../../../src/ui/screens/overview/days/span-words.ts';
import type { Span, Unit } from '../../../../../src/ui/screens/overview/days/spans.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const day = (from: string, all: number): Span => ({ from, to: from, all, onServer: 0 });
const monday = (all: number) => day('2026-11-16', all);
const tuesday = (all: number) => day('2026-11-17', all);

test.each<[string, Unit, Span[], string]>([
  [
    'one day has the most',
    'day',
    [monday(3), tuesday(5)],
    screens.overview.most.day({ all: 8, when: 'Tuesday 17 November', most: '5' }),
  ],
  ['two days have as many', 'day', [monday(5), tuesday(5)], '10 in 2 days'],
  [
    'one month has the most',
    'month',
    [day('2026-10-01', 1), day('2026-11-01', 2)],
    screens.overview.most.month({ all: 3, when: 'November 2026', most: '2' }),
  ],
  [
    'one week has the most',
    'week',
    [day('2026-10-26', 26), day('2026-11-02', 1)],
    screens.overview.most.week({ all: 27, when: '26 October', most: '26' }),
  ],
  ['two months have as many', 'month', [day('2026-10-01', 2), day('2026-11-01', 2)], 'Total: 4'],
  [
    'there is one day',
    'day',
    [monday(30)],
    screens.overview.inOne({ people: 30, day: 'Monday 16 November' }),
  ],
  ['no one is there', 'day', [monday(0), tuesday(0)], ''],
])('it is said when the most were registered only where that is one time: %s', (_, unit, spans, finding) => {
  expect(spansFinding({ unit, spans })).toBe(finding);
});

test('the first column says its month where it is wide enough, also when the next one begins another', () => {
  const spans = [day('2026-10-26', 1), day('2026-11-02', 2)];
  const months = (isWide: boolean) => spans.map((_, at) => axisLines({ unit: 'week', spans }, at, isWide)[1]);
  expect(months(true)).toEqual(['Oct', 'Nov']);
  expect(months(false)).toEqual(['', 'Nov']);
});
