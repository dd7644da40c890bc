import fc from 'fast-check';
import { expect, test } from 'vitest';
import { templateFile } from '../../../src/import/template.ts';
import { tableFile } from '../../../src/organisation/export/table-file.ts';
import { runsOf, seedOf } from '../../support/parts/seed.ts';
import { linesOf, tableOf } from './reading.ts';

const HEADINGS = ['Sex', 'Occupation', 'Country', 'Reference'];
/** What people and machines write into cells, and what makes trouble between them. */
const PIECES = [
  'a',
  'Élan',
  '日本',
  'العربية',
  '😀',
  '0110',
  '1e5',
  '-',
  '=',
  '+',
  '@',
  '"',
  ',',
  ';',
  '|',
  '\t',
  '\n',
  '\r\n',
  ' ',
  '<',
  '&',
  '_x0041_',
  '\u200F',
  '01/02',
];
const cell = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 5 })
  .map((pieces) => pieces.join(''))
  .map((text) => (text.trim() === '' ? '' : text));
const row = fc.tuple(fc.constantFrom('M', 'F'), cell, cell, cell).map((cells): string[] => cells);

async function* batches(lines: string[][]): AsyncGenerator<string[][]> {
  yield await Promise.resolve(lines);
}

test.each(['xlsx', ',', ';', '|', '\t'])(
  'a table that was written with %j is read as it was',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
        const lines = [HEADINGS, ...rows];
        const file = new File([await tableFile(batches(lines), kind)], 'people');
        const table = await tableOf(file);
        expect(table.kind).toBe({ xlsx: 'xlsx', '\t': 'tsv' }[kind] ?? 'csv');
        expect(linesOf(table)).toEqual(lines);
      }),
      { ...seedOf(`round trip of ${kind}`), ...runsOf(60, 600) },
    );
  },
);

test.each(['xlsx', ',', ';'] as const)(
  'a template with %j is read as its headings and its sample',
  async (kind) => {
    const sample = ['F', '0110', 'KE', '=7'];
    const table = await tableOf(new File([await templateFile(HEADINGS, sample, kind)], 'template'));
    expect(linesOf(table)).toEqual([HEADINGS, sample]);
  },
);
