import { strFromU8, unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { exportPeople } from '../../../src/organisation/export/export.ts';
import { workbook } from '../../../src/organisation/export/xlsx.ts';
import { aStore } from '../../store/a-store.ts';

async function* inBatches(...batches: string[][][]): AsyncGenerator<string[][]> {
  for (const batch of batches) yield await Promise.resolve(batch);
}

async function partsOf(file: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** The cells of the sheet as they stand there, and that each of them is text. */
async function cellsOf(file: Blob): Promise<string[][]> {
  const sheet = (await partsOf(file))['xl/worksheets/sheet1.xml'] ?? '';
  return [...sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, number = '', row = ''], nth) => {
    expect(number).toBe(String(nth + 1));
    return [
      ...row.matchAll(/<c r="[A-Z]+\d+"(?:\/>|(?<kind>[^>]*)><is><t[^>]*>(?<text>.*?)<\/t><\/is><\/c>)/gs),
    ].map(({ groups }) => {
      if (groups?.['kind'] !== undefined) expect(groups['kind']).toBe(' s="1" t="inlineStr"');
      return groups?.['text'] ?? '';
    });
  });
}

test('every cell is text, whatever a spreadsheet would make of it', async () => {
  const values = ['0110', '01/02', '12345678901234567890', '=1+1', '-5', '1e5', '', ' a '];
  expect(await cellsOf(await workbook(inBatches([['head']], [values])))).toEqual([['head'], values]);
});

test.each([
  ['<b>&', '&lt;b&gt;&amp;'],
  ['_x0041_', '_x005F_x0041_'],
  ['a\u0000b', 'a\uFFFDb'],
  ['\uD83D', '\uFFFD'],
  ['😀', '😀'],
  ['a\r\nb', 'a&#13;\nb'],
])('%j is written as %j', async (text, written) => {
  expect(await cellsOf(await workbook(inBatches([[text]])))).toEqual([[written]]);
});

test('a text that no cell takes is cut, and the file has all its parts', async () => {
  const file = await workbook(inBatches([['a'.repeat(40_000)]]));
  expect((await cellsOf(file))[0]?.[0]).toHaveLength(32_767);
  const parts = await partsOf(file);
  const named = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(named));
  expect(named).toHaveLength(3);
});

test('people are exported as a workbook with the columns of the other table', async () => {
  const { store, aPerson } = await aStore();
  const id = await aPerson({ occupation: '0110' }, { reference: '007' });
  const file = await exportPeople(store, [id], (code) => `name of ${code}`, undefined, 'xlsx');
  const [head = [], row = []] = await cellsOf(file);
  const valueOf = (column: string) => row[head.indexOf(column)];
  expect(['reference', 'occupation', 'country'].map(valueOf)).toEqual(['007', '0110', 'KE']);
});

test('each cell says where it is, which some programs ask for', async () => {
  const wide = Array.from({ length: 28 }, (_, at) => String(at));
  const sheet = (await partsOf(await workbook(inBatches([wide, wide]))))['xl/worksheets/sheet1.xml'] ?? '';
  const places = Array.from(sheet.matchAll(/<c r="(\w+)"/g), ([, place]) => place);
  expect([0, 25, 26, 27, 28, 55].map((at) => places[at])).toEqual(['A1', 'Z1', 'AA1', 'AB1', 'A2', 'AB2']);
});

test('what one sheet cannot take goes on in the next, below the same headings', async () => {
  const file = await workbook(inBatches([['head'], ['1']], [['2'], ['3'], ['4'], ['5']]), 3);
  const sheets = await readXlsx(Buffer.from(await file.arrayBuffer()));
  expect(sheets).toEqual([
    { sheet: 'Outpost', data: [['head'], ['1'], ['2']] },
    { sheet: 'Outpost 2', data: [['head'], ['3'], ['4']] },
    { sheet: 'Outpost 3', data: [['head'], ['5']] },
  ]);
});
