import { languageTag } from '../../messages/numbers.ts';
import { noonOf, type Span, type Spans, type Unit } from './spans.ts';

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(), options).format(noonOf(day));

/** The name of a column: `Friday 6 November`, `2–8 November 2026`, `November 2026`, `2026`. */
export function spanName(unit: Unit, { from, to }: Pick<Span, 'from' | 'to'>): string {
  switch (unit) {
    case 'day':
      return written(from, { weekday: 'long', day: 'numeric', month: 'long' });
    case 'week':
      return new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long' }).formatRange(
        noonOf(from),
        noonOf(to),
      );
    case 'month':
      return written(from, { month: 'long', year: 'numeric' });
    case 'year':
      return written(from, { year: 'numeric' });
  }
}

/** The two lines below a column. The second is used where a month or a year begins, or where the column has room. */
export function axisLines({ unit, spans }: Spans, at: number, isWide: boolean): [string, string] {
  const from = spans[at]?.from ?? '';
  if (unit === 'year') return [written(from, { year: isWide ? 'numeric' : '2-digit' }), ''];
  if (unit === 'day' && isWide)
    return [written(from, { weekday: 'short' }), written(from, { day: 'numeric' })];
  const isMonth = unit === 'month';
  const above = isMonth ? 4 : 7;
  const changes = (one: number) => spans[one]?.from.slice(0, above) !== spans[one - 1]?.from.slice(0, above);
  // Narrow columns: the first name is as wide as two columns, so it is left out if the second column has one.
  const isNamed = changes(at) && !(at === 0 && !isWide && spans.length > 1 && changes(1));
  const options: Intl.DateTimeFormatOptions = isMonth ? { year: 'numeric' } : { month: 'short' };
  return [
    written(from, isMonth ? { month: isWide ? 'short' : 'narrow' } : { day: 'numeric' }),
    isNamed ? written(from, options) : '',
  ];
}
