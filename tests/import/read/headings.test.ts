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

describe('without headings, the first person is read although some of their cells are empty', () => {
  const others = 'F|tailor|KE|Nakuru 3|N-2\nF|cook|UG|Nakuru 4|N-3\nM|driver|KE|Nakuru 4|N-4';
  test.each([
    ['W', others.replaceAll('F|', 'W|')],
    ['Mme', others.replaceAll('F|', 'Mme|').replaceAll('M|', 'M.|')],
    ['girl', others.replaceAll('F|', 'girl|').replaceAll('M|', 'boy|')],
    ['Ke', others.replaceAll('F|', 'Ke|').replaceAll('M|', 'Me|')],
    ['2', others.replaceAll('F|', '2|').replaceAll('M|', '1|')],
  ])('and the sex is %s', (sex, below) => {
    const { columns, rows, above } = findHeadings(rowsOf(`${sex}|mason|TZ\n${below}`));
    expect(new Set(columns)).toEqual(new Set(['']));
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(above).toEqual([]);
  });

  test.each(['Ke|mason|TZ\nMe|cook|UG', 'girl|mason|TZ\nboy|cook|UG'])('%j', (text) => {
    expect(findHeadings(rowsOf(text)).rows).toHaveLength(2);
  });
});

describe('a country or a number above the headings is no sex', () => {
  test.each(['Nakuru|KE', '2|KE', 'Women|45', 'KE|2026'])('%s', (title) => {
    const { columns, rows } = findHeadings(
      rowsOf(`${title}\nNo|Sex|Job|Country|Group\n1|M|a|KE|x\n2|F|b|UG|y`),
    );
    expect(columns).toEqual(['No', 'Sex', 'Job', 'Country', 'Group']);
    expect(rows).toHaveLength(2);
  });
});

test('rows above the list are given, because they are not imported', () => {
  const text = `People of Nakuru\nBy|Amina\nSex|Job|Country|Group\n${PEOPLE}`;
  expect(findHeadings(rowsOf(text)).above).toEqual([
    { number: 1, cells: ['People of Nakuru'] },
    { number: 2, cells: ['By', 'Amina'] },
  ]);
  expect(findHeadings(rowsOf(`The people of today\n${PEOPLE}`)).above).toMatchObject([{ number: 1 }]);
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
