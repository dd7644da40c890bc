import { describe, expect, test } from 'vitest';
import { linesOf, problemOf, tableOf, textFile } from './reading.ts';

const LINES = [
  ['Name', 'Sex', 'Note'],
  ['Élodie', 'F', 'a, b; c'],
  ['Łukasz', 'M', 'two\nlines'],
];

/** The lines with this separator, quoted where it is needed. */
const written = (separator: string, lines: readonly (readonly string[])[] = LINES, end = '\r\n') =>
  lines
    .map((cells) => cells.map((cell) => (/[,;\n]/.test(cell) ? `"${cell}"` : cell)).join(separator) + end)
    .join('');

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

describe('a text file', () => {
  test.each([
    [',', 'csv'],
    [';', 'csv'],
    ['|', 'csv'],
    ['\t', 'tsv'],
  ])('with %j between its cells is read', async (separator, kind) => {
    const table = await tableOf(textFile(written(separator)));
    expect(linesOf(table)).toEqual(LINES);
    expect(table).toMatchObject({ kind, separator, name: 'people.csv' });
  });

  test.each(['\n', '\r\n', '\r'])('with lines that end in %j is read', async (end) => {
    const lines = [LINES[0] ?? [], LINES[1] ?? []];
    expect(linesOf(await tableOf(textFile(written(',', lines, end))))).toEqual(lines);
  });

  test('that was put together from files of two systems is read', async () => {
    const table = await tableOf(textFile('Sex,Job\r\nM,a\nF,"b"\r\nM,c\n'));
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['M', 'a'],
      ['F', 'b'],
      ['M', 'c'],
    ]);
  });

  const text = written(';');
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16(`\uFEFF${text}`, true)],
    ['UTF-16, big end first', utf16(`\uFEFF${text}`, false)],
    ['UTF-16, little end first, without a mark', utf16(text, true)],
    ['UTF-16, big end first, without a mark', utf16(text, false)],
  ])('in %s is read', async (_, bytes) => {
    expect(linesOf(await tableOf(textFile(bytes)))).toEqual(LINES);
  });

  test('in Windows-1252 is read', async () => {
    const bytes = Uint8Array.from('Nom;Sexe\r\n\xC9lodie;F\r\n', (letter) => letter.charCodeAt(0));
    expect(linesOf(await tableOf(textFile(bytes)))).toEqual([
      ['Nom', 'Sexe'],
      ['Élodie', 'F'],
    ]);
  });

  test('says its separator in a first line, which Excel does not count', async () => {
    const table = await tableOf(textFile('sep=|\r\nSex|Job\r\nM|a,b\r\nF|c,d\r\n'));
    expect(table).toMatchObject({ separator: '|', columns: ['Sex', 'Job'] });
    expect(table.rows).toEqual([
      { number: 2, cells: ['M', 'a,b'] },
      { number: 3, cells: ['F', 'c,d'] },
    ]);
  });

  test('has semicolons between its cells where commas part decimals in some of them', async () => {
    const table = await tableOf(textFile('Sexe;Taille\nM;1,75\nF;1,62\n'));
    expect(linesOf(table)).toEqual([
      ['Sexe', 'Taille'],
      ['M', '1,75'],
      ['F', '1,62'],
    ]);
  });

  test('keeps the numbers of its rows, of which some are empty', async () => {
    const { rows } = await tableOf(textFile('Sex,Job\n\nM,a\n,\n\nF,b\n'));
    expect(rows.map(({ number }) => number)).toEqual([3, 6]);
  });

  test.each([
    ["'=1+1", '=1+1'],
    ["'-5", '-5'],
    ["  '+254", '  +254'],
    ["a; '=1", 'a; =1'],
    ["'t Hooft", "'t Hooft"],
    ["O'-Brien", "O'-Brien"],
  ])('with %j, as exports guard formulas, has %j', async (cell, read) => {
    const { rows } = await tableOf(textFile(`Sex,Job,No\nM,a,${cell}\n`));
    expect(rows[0]?.cells[2]).toBe(read);
  });

  test('takes quotation marks for letters where one of them never closes', async () => {
    const { rows } = await tableOf(
      textFile(`Sex,Job\nM,"big" chief\nF,"tailor\n${'M,driver\n'.repeat(9_000)}`),
    );
    expect(rows).toHaveLength(9_002);
    expect(rows[1]?.cells).toEqual(['F', '"tailor']);
  });
});

describe('what is no table', () => {
  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2])],
    ['a page', '<!doctype html><table><tr><td>M</td></tr></table>'],
    ['a PDF', '%PDF-1.7\n'],
    ['an RTF document', String.raw`{\rtf1 M, F}`],
    ['records of a program', '[{"sex":"M"},{"sex":"F"}]'],
  ])('is said of %s', async (_, content) => {
    expect(await problemOf(textFile(content))).toEqual({ kind: 'no table' });
  });

  test.each(['', '\n\n', ' , ,\n', '\uFEFF'])('%j is empty', async (text) => {
    expect(await problemOf(textFile(text))).toEqual({ kind: 'empty' });
    expect(await problemOf({ text })).toEqual({ kind: 'empty' });
  });

  test('a file with headings alone is empty', async () => {
    expect(await problemOf(textFile('Sex,Occupation,Country\n'))).toEqual({ kind: 'empty' });
  });
});
