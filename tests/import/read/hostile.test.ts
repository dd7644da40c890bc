import { strToU8, Zip, ZipDeflate } from 'fflate';
import { describe, expect, test } from 'vitest';
import { READ_LIMITS } from '../../../src/import/read/limits.ts';
import { linesOf, problemOf, read, tableOf, textFile } from './reading.ts';
import { rawWorkbook, textRow, zipFile, type RawWorkbook } from './workbooks.ts';

const lettersOf = (length: number) => 'a'.repeat(length);
const people = (count: number, columns = 3) =>
  `${Array.from({ length: columns }, (_, index) => `Heading ${index + 1}`).join(',')}\n${`M${',x'.repeat(columns - 1)}\n`.repeat(count)}`;
const bookOf = (rows: string, { behind = '', ...more }: Partial<RawWorkbook> & { behind?: string } = {}) =>
  rawWorkbook({ sheets: [{ name: 'People', rows, behind }], ...more });
const bookOfPeople = (count: number, columns = 3) =>
  bookOf(
    people(count, columns)
      .trim()
      .split('\n')
      .map((line) => textRow(line.split(',')))
      .join(''),
  );

/** A ZIP file that unpacks to a sheet of so many bytes, all of them spaces. */
function zipBomb(bytes: number): File {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(new Uint8Array(piece));
  });
  const add = (name: string, ...content: Uint8Array[]) => {
    const file = new ZipDeflate(name, { level: 9 });
    zip.add(file);
    for (const [index, piece] of content.entries()) file.push(piece, index === content.length - 1);
  };
  add(
    'xl/_rels/workbook.xml.rels',
    strToU8('<Relationships><Relationship Id="s" Type="x/worksheet" Target="sheet.xml"/></Relationships>'),
  );
  add('xl/workbook.xml', strToU8('<workbook><sheets><sheet name="People" r:id="s"/></sheets></workbook>'));
  const spaces = new Uint8Array(1_000_000).fill(32);
  const count = Math.ceil(bytes / spaces.length);
  add('xl/sheet.xml', ...Array.from({ length: count }, () => spaces));
  zip.end();
  return new File(pieces, 'people.xlsx');
}

describe('a file with more than the limits allow says which', () => {
  test.each<[string, () => File, object, Partial<typeof READ_LIMITS>]>([
    ['bytes', () => textFile(people(100)), { kind: 'too large', most: 200 }, { bytes: 200 }],
    ['rows of a text', () => textFile(people(101)), { kind: 'too many rows', most: 100 }, { rows: 100 }],
    ['rows of a workbook', () => bookOfPeople(101), { kind: 'too many rows', most: 100 }, { rows: 100 }],
    ['rows, far more', () => textFile(people(1_000)), { kind: 'too many rows', most: 100 }, { rows: 100 }],
    [
      'rows of a workbook, far more',
      () => bookOfPeople(500),
      { kind: 'too many rows', most: 100 },
      { rows: 100 },
    ],
    ['columns of a text', () => textFile(people(3, 101)), { kind: 'too many columns', most: 100 }, {}],
    ['columns of a workbook', () => bookOfPeople(3, 101), { kind: 'too many columns', most: 100 }, {}],
    [
      'cells of a text',
      () => textFile(people(50, 100)),
      { kind: 'too many cells', most: 4_000 },
      { cells: 4_000 },
    ],
    [
      'cells of a workbook',
      () => bookOfPeople(50, 100),
      { kind: 'too many cells', most: 4_000 },
      { cells: 4_000 },
    ],
    [
      'letters in a cell of a text',
      () => textFile(`Sex,Job\nM,a\nF,${lettersOf(10_000_000)}\n`),
      { kind: 'cell too long', row: 3, most: 32_767 },
      {},
    ],
    [
      'letters in a cell of a workbook',
      () => bookOf(textRow(['Sex', 'Job'], 4) + textRow(['M', lettersOf(32_768)], 9)),
      { kind: 'cell too long', row: 9, most: 32_767 },
      {},
    ],
    [
      'unpacked bytes',
      () => zipBomb(5_000_000),
      { kind: 'too large unpacked', most: 3_000_000 },
      { unpacked: 3_000_000 },
    ],
    [
      'letters that all cells share',
      () =>
        bookOf(
          `${textRow(['Sex', 'Job'])}${'<row><c t="inlineStr"><is><t>M</t></is></c><c t="s"><v>0</v></c></row>'.repeat(2_000)}`,
          { strings: [lettersOf(32_000)] },
        ),
      { kind: 'too large unpacked', most: 60_000_000 },
      {},
    ],
    [
      'letters that merged cells share',
      () =>
        bookOf(textRow(['Sex', 'Job']) + textRow(['M', lettersOf(32_000)]) + textRow(['M']).repeat(2_000), {
          behind: '<mergeCell ref="B2:B1048576"/>',
        }),
      { kind: 'too large unpacked', most: 60_000_000 },
      {},
    ],
    [
      'merged cells',
      () =>
        bookOf(textRow(['Sex', 'Job']) + textRow(['M', 'a']), {
          behind: '<mergeCell ref="A2:A3"/>'.repeat(101),
        }),
      { kind: 'too many cells', most: 100 },
      { cells: 100 },
    ],
  ])('%s', async (_, make, problem, limits) => {
    expect(await problemOf(make(), { limits })).toEqual(problem);
  });

  test('and one with just as much is read', async () => {
    const limits = { rows: 100, columns: 100, cells: 10_000 };
    expect((await tableOf(textFile(people(100, 100)), { limits })).rows).toHaveLength(100);
    expect((await tableOf(bookOfPeople(100, 100), { limits })).rows).toHaveLength(100);
  });

  test('and pasted rows are held to the same limits', async () => {
    expect(await problemOf({ text: people(101) }, { limits: { rows: 100 } })).toMatchObject({
      kind: 'too many rows',
    });
    expect(await problemOf({ text: people(101) }, { limits: { bytes: 100 } })).toMatchObject({
      kind: 'too large',
    });
  });
});

test('a file of 200 kB that unpacks to 200 MB is refused', { tags: ['night'] }, async () => {
  expect(await problemOf(zipBomb(200_000_000))).toEqual({ kind: 'too large unpacked', most: 60_000_000 });
});

test('a workbook of 100 columns and 50,000 rows has too many cells', { tags: ['night'] }, async () => {
  expect(await problemOf(bookOfPeople(50_000, 100))).toMatchObject({
    kind: expect.stringMatching(/^too (many cells|large unpacked)$/) as string,
  });
});

describe('files of other formats', () => {
  const OLE2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const ole2With = (stream: string) => {
    const name = Array.from(`${stream}\0`, (letter) => [letter.charCodeAt(0), 0]).flat();
    return new File([new Uint8Array([...OLE2, ...new Uint8Array(504), ...name])], 'people.xlsx');
  };
  const ods = 'application/vnd.oasis.opendocument.spreadsheet';

  test.each<[string, File, object]>([
    ['an old workbook', ole2With('Workbook'), { kind: 'other format', format: 'xls' }],
    ['a still older one', ole2With('Book'), { kind: 'other format', format: 'xls' }],
    ['a workbook behind a password', ole2With('EncryptedPackage'), { kind: 'locked' }],
    ['an old letter', ole2With('WordDocument'), { kind: 'no table' }],
    [
      'an ODS',
      zipFile('people.xlsx', { mimetype: ods, 'content.xml': '' }),
      { kind: 'other format', format: 'ods' },
    ],
    [
      'an ODS without its type',
      zipFile('people', { 'META-INF/manifest.xml': `<m type="${ods}"/>` }),
      { kind: 'other format', format: 'ods' },
    ],
    [
      'an ODT',
      zipFile('a.odt', { mimetype: 'application/vnd.oasis.opendocument.text' }),
      { kind: 'no table' },
    ],
    [
      'a binary workbook',
      zipFile('a.xlsb', { 'xl/workbook.bin': 'x' }),
      { kind: 'other format', format: 'xls' },
    ],
    ['a letter', zipFile('people.csv', { 'word/document.xml': '<w/>' }), { kind: 'no table' }],
  ])('are told by their content: %s', async (_, file, problem) => {
    expect(await problemOf(file)).toEqual(problem);
  });

  test('are not told by their name', async () => {
    const bytes = await bookOf(textRow(['Sex', 'Job']) + textRow(['M', 'a'])).arrayBuffer();
    expect(await tableOf(new File([bytes], 'people.csv'))).toMatchObject({ kind: 'xlsx' });
    expect(await tableOf(textFile('Sex,Job\nM,a', 'people.xlsx'))).toMatchObject({ kind: 'csv' });
  });
});

describe('a damaged workbook', () => {
  const good = bookOf(textRow(['Sex', 'Job']) + textRow(['M', 'a']).repeat(100));

  test('is refused wherever it was cut', async () => {
    const bytes = new Uint8Array(await good.arrayBuffer());
    for (let length = 4; length < bytes.length; length += 97)
      expect(await problemOf(new File([bytes.slice(0, length)], 'a.xlsx'))).toEqual({ kind: 'damaged' });
  });

  test('never gets further than a refusal or a table, whatever bytes of it are wrong', async () => {
    const bytes = new Uint8Array(await good.arrayBuffer());
    for (let at = 0; at < bytes.length; at += 41) {
      const wrong = bytes.slice();
      wrong[at] = (wrong[at] ?? 0) ^ 0xff;
      expect(['table', 'refused']).toContain((await read(new File([wrong], 'a.xlsx'))).is);
    }
  });

  const DTD = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
  test.each<[string, Partial<RawWorkbook>]>([
    [
      'has entities of its own',
      { parts: { 'xl/worksheets/sheet1.xml': `${DTD}<worksheet><sheetData/></worksheet>` } },
    ],
    ['has entities among its texts', { parts: { 'xl/sharedStrings.xml': `${DTD}<sst/>` } }],
    [
      'lacks its sheet',
      {
        parts: {
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="s0" Type="x/worksheet" Target="../../etc/passwd"/></Relationships>',
        },
      },
    ],
    ['is not in UTF-8', { parts: { 'xl/worksheets/sheet1.xml': new Uint8Array([60, 255, 254, 62]) } }],
    [
      'has texts that it lacks',
      { sheets: [{ name: 'P', rows: `${textRow(['Sex'])}<row><c t="s"><v>7</v></c></row>` }] },
    ],
    ['has a sheet that never ends', { sheets: [{ name: 'P', rows: '<row><c t="str"><v>M</v><c' }] }],
  ])('%s', async (_, more) => {
    expect(await problemOf(bookOf(textRow(['Sex', 'Job']), more))).toEqual({ kind: 'damaged' });
  });
});

test('two cells that lie as far apart as a spreadsheet goes make two rows of two columns', async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Sex</t></is></c><c r="B1" t="inlineStr"><is><t>Job</t></is></c></row><row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>M</t></is></c></row>';
  const book = rawWorkbook({ sheets: [{ name: 'P', rows, before: '<dimension ref="A1:XFD1048576"/>' }] });
  expect(await tableOf(book)).toMatchObject({
    columns: ['Sex', 'Job', ''],
    rows: [{ number: 1_048_576, cells: ['', '', 'M'] }],
  });
});

test.each(['99999999999', '1e9', '-1', '0', '&#49;048577', 'NaN', ''])(
  'a row that says that it has the number %s gets the next one',
  async (number) => {
    const rows = `${textRow(['Sex', 'Job'])}<row r="${number}"><c r="ZZZZ${number}" t="inlineStr"><is><t>M</t></is></c></row>`;
    const table = await tableOf(bookOf(rows));
    expect(table.rows).toEqual([{ number: 2, cells: ['M', ''] }]);
  },
);

test('headings that are names in every program are headings like others', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const values = ['M', 'a', 'b', 'c'];
  for (const source of [
    textFile(`${names.join()}\n${values.join()}\n`),
    bookOf(textRow(names) + textRow(values)),
  ])
    expect(linesOf(await tableOf(source))).toEqual([names, values]);
  expect(({} as Record<string, unknown>)['M']).toBeUndefined();
});

test('a workbook of 255 sheets is read, and all are named', async () => {
  const sheets = Array.from({ length: 255 }, (_, index) => ({
    name: `Sheet ${index}`,
    rows: index === 254 ? textRow(['Sex', 'Job']) + textRow(['M', 'a']) : '',
  }));
  const result = await read(rawWorkbook({ sheets }));
  expect(result).toMatchObject({ is: 'table', table: { sheet: 'Sheet 254' } });
  expect(result.is === 'table' && result.sheets).toHaveLength(255);
});

test('a workbook of 255 covers is not read to its end, and all sheets are named', async () => {
  const sheets = Array.from({ length: 255 }, (_, index) => ({
    name: `Sheet ${index}`,
    rows: textRow(['Cover']),
  }));
  const result = await read(
    rawWorkbook({ sheets: [...sheets, { name: 'List', rows: textRow(['M', 'a']) }] }),
  );
  expect(result).toMatchObject({ is: 'refused', problem: { kind: 'empty' } });
  expect(result.sheets).toHaveLength(256);
});

test('formulas are texts, in a text, and are what they gave, in a workbook', async () => {
  const call = '=HYPERLINK("http://x","y")';
  const text = await tableOf(textFile(`Sex,Job\nM,"${call.replaceAll('"', '""')}"\n`));
  expect(text.rows[0]?.cells[1]).toBe(call);
  const rows = `${textRow(['Sex', 'Job'])}<row><c t="inlineStr"><is><t>M</t></is></c><c t="str"><f>CMD("x")</f><v>given</v></c></row>`;
  expect((await tableOf(bookOf(rows))).rows[0]?.cells).toEqual(['M', 'given']);
});

test('a hundred thousand merged cells that reach over the whole sheet, one over another, are read once', async () => {
  const rows = textRow(['Sex', 'Job']) + textRow(['M', 'a']) + textRow(['F']).repeat(5_000);
  const table = await tableOf(bookOf(rows, { behind: '<mergeCell ref="B2:B1048576"/>'.repeat(100_000) }));
  expect(table.rows.map(({ cells }) => cells[1])).toEqual(Array.from({ length: 5_001 }, () => 'a'));
});

test('names of parts that lead elsewhere harm nothing', async () => {
  const book = bookOf(textRow(['Sex', 'Job']) + textRow(['M', 'a']), {
    parts: { '../../../etc/passwd': 'x', '/absolute.xml': 'x', 'C:\\windows\\x.xml': 'x' },
  });
  expect((await tableOf(book)).rows).toHaveLength(1);
});
