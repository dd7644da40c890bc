import { describe, expect, test } from 'vitest';
import { findHeadings } from '../../../src/import/read/headings.ts';

/** Rows as a text has them, one a line, without the empty ones. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .map((line, index) => ({ number: index + 1, cells: line.trim() === '' ? [] : line.trim().split('|') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

const PEOPLE = 'M|tailor|KE|Nakuru 3\nF|8322|KE|\nF|driver|KE|Nakuru 4';

describe('headings are found', () => {
  test.each([
    ['in the first row', `Sex|Job|Country|Group\n${PEOPLE}`, 2],
    ['below a title', `People of Nakuru\n\nSex|Job|Country|Group\n${PEOPLE}`, 4],
    ['below several titles and a date', `Roster\nBy|Amina\n2026-11-30\nSex|Job|Country|Group\n${PEOPLE}`, 5],
    ['below a year', `2026\nSex|Job|Country|Group\n${PEOPLE}`, 3],
    ['below names that group them', `Person|Person|Place|Place\nSex|Job|Country|Group\n${PEOPLE}`, 3],
    ['when they are repeated, as in a print', `Sex|Job|Country|Group\n${PEOPLE}\nSex|Job|Country|Group`, 2],
    ['with a year over texts', `Sex|Job|Country|2026\nM|tailor|KE|yes\nF|cook|KE|no`, 2],
  ])('%s', (_, text, first) => {
    const { columns, rows } = findHeadings(rowsOf(text));
    expect(columns.slice(0, 3)).toEqual(['Sex', 'Job', 'Country']);
    expect(rows[0]).toMatchObject({ number: first });
  });
});

describe('there are none', () => {
  test.each([
    ['where the first row names a sex', 'Female|tailor|Kenya|Nakuru 3|blue kiosk\nM|8321|KE'],
    ['in a single row of a person', 'homme|tailleur|FR'],
    ['in Arabic', 'أنثى|خياطة|KE\nذكر|سائق|KE'],
    ['where a number stands above numbers', '1|tailor|KE\n2|driver|UG'],
    ['where a text of the first row comes again below it', 'tailor|Kenya\ndriver|Kenya'],
    ['where each text of it comes again in another row', 'tailor|Kenya\ntailor|Uganda\ndriver|Kenya'],
    [
      'where the first row is shorter than the others',
      'M|tailor\nF|8322|KE|Nakuru 4|x\nF|8322|KE|Nakuru 4|y',
    ],
  ])('%s', (_, text) => {
    const given = rowsOf(text);
    const { columns, rows } = findHeadings(given);
    expect(new Set(columns)).toEqual(new Set(['']));
    expect(rows.map(({ number }) => number)).toEqual(given.map(({ number }) => number));
  });

  test('below a title either', () => {
    const { columns, rows } = findHeadings(rowsOf(`The people of today\n${PEOPLE}`));
    expect(columns).toEqual(['', '', '', '']);
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 4]);
  });
});

test('headings lose what no one sees at their ends, and nothing else', () => {
  const cells = ['\u200F الجنس \u200F', '\uFEFFJob\u200B', ' Home\nvillage ', '__proto__'];
  const { columns } = findHeadings([
    { number: 1, cells },
    { number: 2, cells: ['ذكر', 'a', 'b', 'c'] },
  ]);
  expect(columns).toEqual(['الجنس', 'Job', 'Home\nvillage', '__proto__']);
});

test('rows that are longer or shorter than the headings get equally many cells, and empty columns are left out', () => {
  const { columns, rows } = findHeadings(rowsOf('Sex||Job|Country\nM||tailor|KE|extra\nF\nF||cook'));
  expect(columns).toEqual(['Sex', 'Job', 'Country', '']);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['M', 'tailor', 'KE', 'extra'],
    ['F', '', '', ''],
    ['F', 'cook', '', ''],
  ]);
});

test('a row that is hidden stays marked', () => {
  const { rows } = findHeadings([
    { number: 1, cells: ['Sex', 'Job'] },
    { number: 7, cells: ['M', 'tailor'], isHidden: true },
  ]);
  expect(rows).toEqual([{ number: 7, cells: ['M', 'tailor'], isHidden: true }]);
});
