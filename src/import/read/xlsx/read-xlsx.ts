import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { SheetName, TableRow } from '../../table.ts';
import { RowCollector } from '../collect-rows.ts';
import type { ReadLimits } from '../limits.ts';
import type { MergedCells } from '../merged-cells.ts';
import { Unreadable } from '../unreadable.ts';
import { cellText, numberText } from './cell-text.ts';
import { denseSheet, type DenseSheet } from './dense-sheet.ts';
import { Unpacking } from './unpack.ts';
import { readWorkbook, type Sheet, type Workbook } from './workbook.ts';

/** One sheet of a workbook, and the names of all. */
export interface WorkbookSheet {
  sheet: string;
  sheets: SheetName[];
  rows: TableRow[];
  merged: MergedCells[];
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * @param wanted the name of the sheet; left out, the first one that is shown and has rows
 * @throws Unreadable
 */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string | undefined,
  limits: ReadLimits,
): Promise<WorkbookSheet> {
  const unpacking = new Unpacking(bytes, limits.unpacked);
  const workbook = readWorkbook(unpacking);
  const found = findSheet(workbook, wanted, unpacking, limits);
  const sheets = workbook.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
  const values = await cellsOf(found.dense, workbook, unpacking);
  return { sheet: found.sheet.name, sheets, ...rowsOf(found.dense, values, limits) };
}

function findSheet(
  { sheets }: Workbook,
  wanted: string | undefined,
  unpacking: Unpacking,
  limits: ReadLimits,
): { sheet: Sheet; dense: DenseSheet } {
  for (const sheet of sheets) {
    if (wanted === undefined ? sheet.isHidden : sheet.name !== wanted) continue;
    const xml = unpacking.texts((name) => name === sheet.part).get(sheet.part);
    if (xml === undefined) throw new Unreadable({ kind: 'damaged' });
    const dense = denseSheet(xml, limits);
    if (dense.rows.length > 0) return { sheet, dense };
  }
  throw new Unreadable({ kind: 'empty' });
}

/** The values of the cells, as `read-excel-file` finds them in a workbook of this sheet alone. */
async function cellsOf({ xml }: DenseSheet, workbook: Workbook, unpacking: Unpacking) {
  const { strings = '', styles = '', isFrom1904 } = workbook;
  const texts = unpacking.texts((name) => name === strings || name === styles);
  const parts = {
    'xl/workbook.xml': `<workbook><workbookPr date1904="${isFrom1904 ? 1 : 0}"/><sheets><sheet name="1" id="1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="1" Type="${RELATIONS}/worksheet" Target="sheet.xml"/></Relationships>`,
    'xl/sheet.xml': xml,
    'xl/sharedStrings.xml': texts.get(strings) ?? '<sst/>',
    'xl/styles.xml': texts.get(styles) ?? '<styleSheet/>',
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  try {
    // Not packed: for what is, the reader starts workers of a kind that the content policy forbids.
    const zip = zipSync(files, { level: 0 });
    return await readSheet(new Blob([zip]), { trim: false, parseNumber: numberText });
  } catch (error) {
    throw new Unreadable({ kind: 'damaged' }, { cause: error });
  }
}

/** Puts each cell back where it was, in a sheet without its empty columns. */
function rowsOf(
  { rows, merged }: DenseSheet,
  values: Awaited<ReturnType<typeof cellsOf>>,
  limits: ReadLimits,
): Pick<WorkbookSheet, 'rows' | 'merged'> {
  const used = [...new Set(rows.flatMap(({ columns }) => columns))].sort((one, other) => one - other);
  const places = new Map(used.map((column, place) => [column, place]));
  const collector = new RowCollector(limits);
  for (const [index, { number, isHidden, columns }] of rows.entries()) {
    const cells = used.map(() => '');
    for (const [place, column] of columns.entries())
      cells[places.get(column) ?? 0] = cellText(values[index]?.[place]);
    collector.add(number, cells, isHidden);
  }
  return {
    rows: collector.rows,
    merged: merged.flatMap((cells) => {
      const column = places.get(cells.column);
      return column === undefined ? [] : [{ ...cells, column }];
    }),
  };
}
