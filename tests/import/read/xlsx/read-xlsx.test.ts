import { describe, expect, test } from 'vitest';
import { linesOf, problemOf, read, tableOf } from '../reading.ts';
import { rawWorkbook, textRow } from '../workbooks.ts';

const PEOPLE = textRow(['Sex', 'Job']) + textRow(['M', 'tailor']);

/** What a cell becomes that stands below headings and a person's sex. */
async function cellOf(cell: string, more: Partial<Parameters<typeof rawWorkbook>[0]> = {}) {
  const rows = `${textRow(['Sex', 'Value'])}<row><c t="inlineStr"><is><t>M</t></is></c>${cell}</row>`;
  const table = await tableOf(rawWorkbook({ sheets: [{ name: 'People', rows }], ...more }));
  return table.rows[0]?.cells[1] ?? '';
}

describe('a cell', () => {
  test.each([
    ['a text', '<c t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>', ' a '],
    [
      'a text of several formats',
      '<c t="inlineStr"><is><r><t>tai</t></r><r><t>lor</t></r></is></c>',
      'tailor',
    ],
    ['a text with signs of XML', '<c t="inlineStr"><is><t>&lt;a&gt; &amp;amp;</t></is></c>', '<a> &amp;'],
    ['a text that is not XML', '<c t="inlineStr"><is><t><![CDATA[a < b & c]]></t></is></c>', 'a < b & c'],
    ['an escaped text', '<c t="inlineStr"><is><t>_x005F_x0041__x0042_</t></is></c>', '_x0041_B'],
    ['a code that lost its zero', '<c><v>110</v></c>', '110'],
    ['a long number', '<c><v>254712345678</v></c>', '254712345678'],
    ['a number with an exponent', '<c><v>2.5471234567800001E+11</v></c>', '254712345678'],
    ['a very large number', '<c><v>1.5E+22</v></c>', '15000000000000000000000'],
    ['a very small number', '<c><v>1.5E-7</v></c>', '0.00000015'],
    ['a sum that is not exact', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['true', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['false', '<c t="b"><v>0</v></c>', 'FALSE'],
    ['the number that a formula gave', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['the text that a formula gave', '<c t="str"><f>A1&amp;"x"</f><v>Kx</v></c>', 'Kx'],
    ['a formula that was never calculated', '<c t="str"><f>A1</f></c>', ''],
    ['an error of a formula', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a date', '<c s="1"><v>45000</v></c>', '2023-03-15'],
    ['a date with a time', '<c s="2"><v>45000.5625</v></c>', '2023-03-15T13:30'],
    ['a time', '<c s="3"><v>0.35420138888888886</v></c>', '08:30:03'],
    ['a date beyond all calendars', '<c s="1"><v>1e300</v></c>', ''],
    ['a shared text', '<c t="s"><v>1</v></c>', 'shared'],
  ])('with %s', async (_, cell, text) => {
    expect(await cellOf(cell, { formats: [0, 14, 22, 21], strings: ['', 'shared'] })).toBe(text);
  });

  test('with a date of a workbook that counts from 1904', async () => {
    expect(await cellOf('<c s="0"><v>1</v></c>', { formats: [14], isFrom1904: true })).toBe('1904-01-02');
  });

  test('with a format of its own that shows a date', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>';
    expect(await cellOf('<c s="0"><v>45000</v></c>', { parts: { 'xl/styles.xml': styles } })).toBe(
      '2023-03-15',
    );
  });
});

describe('the sheets of a workbook', () => {
  const book = rawWorkbook({
    sheets: [
      { name: 'Lists &amp; codes', rows: PEOPLE, state: 'veryHidden' },
      { name: 'Notes', rows: '<row r="1"><c r="A1" s="0"/></row>' },
      { name: 'People', rows: PEOPLE },
      { name: 'Old', rows: textRow(['Sex', 'Town']) + textRow(['F', 'Nakuru']), state: 'hidden' },
    ],
  });

  test('are all named, and the first that is shown and has rows is read', async () => {
    expect(await read(book)).toMatchObject({
      table: { sheet: 'People', columns: ['Sex', 'Job'] },
      sheets: [
        { name: 'Lists & codes', isHidden: true },
        { name: 'Notes', isHidden: false },
        { name: 'People', isHidden: false },
        { name: 'Old', isHidden: true },
      ],
    });
  });

  test('are read when they are asked for', async () => {
    expect(await tableOf(book, { sheet: 'Old' })).toMatchObject({ sheet: 'Old', columns: ['Sex', 'Town'] });
    expect((await tableOf(book, { sheet: 'Lists & codes' })).rows).toHaveLength(1);
    expect(await problemOf(book, { sheet: 'Notes' })).toEqual({ kind: 'empty' });
  });

  test('are passed over while they have no rows below their headings: a cover, or headings alone', async () => {
    const cover = { name: 'Cover', rows: textRow(['Members of 2026']) };
    const empty = { name: 'Template', rows: textRow(['Sex', 'Job', 'Country']) };
    const list = { name: 'List', rows: PEOPLE };
    expect(await tableOf(rawWorkbook({ sheets: [cover, empty, list] }))).toMatchObject({ sheet: 'List' });
  });

  test.each([
    ['empty', [{ name: 'Cover', rows: textRow(['Members']) }], undefined],
    [
      'empty',
      [
        { name: 'List', rows: PEOPLE },
        { name: 'Other', rows: '' },
      ],
      'Other',
    ],
    ['damaged', [{ name: 'List', rows: '<row><c t="s"><v>7</v></c></row>' }], undefined],
  ])('are named when the one that is read is %s', async (kind, sheets, sheet) => {
    const hidden = { name: 'Data', rows: PEOPLE, state: 'hidden' } as const;
    const given = rawWorkbook({ sheets: [...sheets, hidden] });
    expect(await read(given, sheet === undefined ? {} : { sheet })).toEqual({
      is: 'refused',
      problem: { kind },
      sheets: [...sheets.map(({ name }) => ({ name, isHidden: false })), { name: 'Data', isHidden: true }],
    });
  });

  test('have hashes of their own', async () => {
    const hashes = await Promise.all(
      ['People', 'Old'].map(async (sheet) => (await tableOf(book, { sheet })).hash),
    );
    expect(new Set(hashes).size).toBe(2);
    expect((await tableOf(book)).hash).toBe(hashes[0]);
  });
});

test('rows that are hidden are read and marked, with their own numbers', async () => {
  const rows =
    textRow(['Sex', 'Job'], 3) +
    textRow(['M', 'a'], 5, ' spans="1:2" hidden="1"') +
    textRow(['F', 'b'], 6, ' hidden="0"');
  const table = await tableOf(rawWorkbook({ sheets: [{ name: 'People', rows }] }));
  expect(table.rows).toEqual([
    { number: 5, cells: ['M', 'a'], isHidden: true },
    { number: 6, cells: ['F', 'b'] },
  ]);
});

describe('merged cells', () => {
  const cell = (address: string, text: string) =>
    `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
  const merge = (...references: string[]) =>
    `<mergeCells count="1">${references.map((reference) => `<mergeCell ref="${reference}"/>`).join('')}</mergeCells>`;
  const HEADINGS = row(1, cell('A1', 'Sex'), cell('B1', 'Job'), cell('D1', 'Group'));
  const people = (groups: readonly string[]) =>
    groups
      .map((group, at) => {
        const number = at + 2;
        const last = group === '' ? `<c r="D${number}" s="0"/>` : cell(`D${number}`, group);
        return row(number, cell(`A${number}`, 'F'), cell(`B${number}`, `job ${number}`), last);
      })
      .join('');
  const groupsOf = async (rows: string, behind: string) => {
    const table = await tableOf(rawWorkbook({ sheets: [{ name: 'People', rows, behind }] }));
    return table.rows.map(({ cells }) => cells[2]);
  };

  test('over several rows have their text in each', async () => {
    const rows = HEADINGS + people(['Nakuru 3', '', '', 'Nakuru 4', '', '']);
    expect(await groupsOf(rows, merge('D5:D6', 'D2:E4'))).toEqual([
      ...['Nakuru 3', 'Nakuru 3', 'Nakuru 3', 'Nakuru 4', 'Nakuru 4'],
      '',
    ]);
  });

  test('of headings say nothing about the people below', async () => {
    expect(await groupsOf(HEADINGS + people(['', 'Nakuru 4']), merge('D1:D2', 'A1:B1'))).toEqual([
      '',
      'Nakuru 4',
    ]);
  });

  test('make no rows, and take nothing from cells that are not empty', async () => {
    const rows = HEADINGS + people(['Nakuru 3', 'Nakuru 4', '']);
    expect(await groupsOf(rows, merge('D2:D1048576', 'D3:D9', 'ZZ1:ZZ900', 'D4', ''))).toEqual([
      'Nakuru 3',
      'Nakuru 4',
      'Nakuru 3',
    ]);
  });
});

test('titles in merged cells stand above the headings', async () => {
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>Nakuru, 2026</t></is></c><c r="B1"/><c r="C1"/></row>
    <row r="3"><c r="B3" t="inlineStr"><is><t>Sex</t></is></c><c r="D3" t="inlineStr"><is><t>Job</t></is></c></row>
    <row r="4"><c r="B4" t="inlineStr"><is><t>M</t></is></c><c r="D4" t="inlineStr"><is><t>tailor</t></is></c></row>`;
  expect(linesOf(await tableOf(rawWorkbook({ sheets: [{ name: 'People', rows }] })))).toEqual([
    ['Sex', 'Job'],
    ['M', 'tailor'],
  ]);
});

test('cells without addresses, names with prefixes and comments are read', async () => {
  const sheet =
    '<x:worksheet><!-- <row><c><v>9</v></c></row> --><x:sheetData><x:row><x:c t="str"><x:v>Sex</x:v></x:c><x:c/><x:c t="str"><x:v>Code</x:v></x:c></x:row><!-- <row/> --><x:row><x:c t="str"><x:v>M</x:v></x:c><x:c r="C2"><x:v>110</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const book = rawWorkbook({
    sheets: [{ name: 'People', rows: '' }],
    parts: { 'xl/worksheets/sheet1.xml': sheet },
  });
  expect(linesOf(await tableOf(book))).toEqual([
    ['Sex', 'Code'],
    ['M', '110'],
  ]);
});

test('a workbook whose parts have other names is read', async () => {
  const book = rawWorkbook({
    sheets: [],
    parts: {
      '_rels/.rels':
        '<Relationships><Relationship Id="1" Type="http://x/officeDocument" Target="/xl/workbook2.xml"/></Relationships>',
      'xl/workbook2.xml': '<workbook><sheets><sheet name="P" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook2.xml.rels':
        '<Relationships><Relationship Id="a" Type="http://x/worksheet" Target="/other/s.xml"/></Relationships>',
      'other\\s.xml': `<worksheet><sheetData>${PEOPLE}</sheetData></worksheet>`,
    },
  });
  expect(linesOf(await tableOf(book))).toEqual([
    ['Sex', 'Job'],
    ['M', 'tailor'],
  ]);
});
