import { describe, expect, test } from 'vitest';
import { leftOutFile, leftOutName } from '../../src/import/left-out-file.ts';
import type { Table } from '../../src/import/table.ts';
import { linesOf, tableOf } from './read/reading.ts';

const TABLE: Table = {
  name: 'nakuru-roster.csv',
  kind: 'csv',
  separator: ';',
  hash: '',
  columns: ['Sex', '', 'Note'],
  rows: [
    { number: 2, cells: ['M', 'tailor', '=1'] },
    { number: 4, cells: ['X', 'a; b', 'two\nlines'] },
    { number: 9, cells: ['F', '', '+254'] },
  ],
};
const ERRORS = [
  { row: 4, error: 'Sex: write M or F' },
  { row: 9, error: 'Occupation: missing' },
];
const LINES = [
  ['Sex', '', 'Note', 'Error'],
  ['X', 'a; b', 'two\nlines', 'Sex: write M or F'],
  ['F', '', '+254', 'Occupation: missing'],
];

/** The file of the rows that were left out, read again. */
async function readAgain(table: Table, errors = ERRORS): Promise<Table> {
  return tableOf(new File([await leftOutFile(table, errors, 'Error')], leftOutName(table)));
}

describe('the rows that were left out', () => {
  test.each<[Partial<Table>, Partial<Table>]>([
    [{}, { kind: 'csv', separator: ';' }],
    [{ separator: ',' }, { kind: 'csv', separator: ',' }],
    [
      { kind: 'tsv', separator: '\t' },
      { kind: 'tsv', separator: '\t' },
    ],
    [
      { kind: 'pasted', separator: '\t', name: '' },
      { name: 'people-to-fix.csv', kind: 'csv', separator: ',' },
    ],
  ])('of a table with %j come in a file with %j', async (how, expected) => {
    const again = await readAgain({ ...TABLE, ...how });
    expect(again).toMatchObject(expected);
    expect(linesOf(again)).toEqual(LINES);
  });

  test('of a workbook come in a workbook', async () => {
    const { separator: _, ...rest } = TABLE;
    const again = await readAgain({ ...rest, name: 'roster.xlsx', kind: 'xlsx', sheet: 'People' });
    expect(again).toMatchObject({ kind: 'xlsx', name: 'roster-to-fix.xlsx' });
    expect(linesOf(again)).toEqual(LINES);
  });

  test('say in the next round what is wrong then', async () => {
    const second = await readAgain(await readAgain(TABLE), [{ row: 3, error: 'Country: missing' }]);
    expect(second).toMatchObject({ name: 'nakuru-roster-to-fix.csv', columns: ['Sex', 'Note', 'Error'] });
    expect(second.rows.map(({ cells }) => cells)).toEqual([['F', '+254', 'Country: missing']]);
  });

  test('of a table without headings get numbers above their columns', async () => {
    const again = await readAgain({ ...TABLE, columns: ['', '', ''] });
    expect(linesOf(again)).toEqual([['#1', '#2', '#3', 'Error'], ...LINES.slice(1)]);
  });

  test('are written so that no cell is a formula', async () => {
    const text = await (await leftOutFile(TABLE, [{ row: 2, error: '=error' }], 'Error')).text();
    expect(text).toBe("Sex;;Note;Error\r\nM;tailor;'=1;'=error\r\n");
  });
});

test.each([
  ['roster.csv', 'csv', 'roster-to-fix.csv'],
  ['roster-to-fix.csv', 'csv', 'roster-to-fix.csv'],
  ['my.people.txt', 'tsv', 'my.people-to-fix.tsv'],
  ['roster', 'xlsx', 'roster-to-fix.xlsx'],
  ['', 'pasted', 'people-to-fix.csv'],
] as const)('the file for %j (%s) is called %s', (name, kind, file) => {
  expect(leftOutName({ ...TABLE, name, kind })).toBe(file);
});
