import { expect, test } from 'vitest';
import { dateBeside, nameOfDay } from '../../../../src/ui/screens/people/list/days.ts';

test.each([
  ['2026-11-22', 'Aujourd’hui', 'dimanche 22 novembre'],
  ['2026-11-21', 'Hier', 'samedi 21 novembre'],
  ['2026-11-20', 'vendredi', '20 novembre'],
  ['2026-11-12', undefined, 'jeudi 12 novembre'],
])('%s is headed by its name, and by a date that does not say the name again', (day, name, date) => {
  expect(nameOfDay(day, '2026-11-22', 'fr')?.replace("'", '’')).toBe(name);
  expect(dateBeside(day, '2026-11-22', 'fr')).toBe(date);
});
