import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { SheetName, TableRow } from '../../table.ts';
import { RowCollector } from '../collect-rows.ts';
import { SHEETS_WITHIN, type ReadLimits } from '../limits.ts';
import type { MergedCells } from '../merged-cells.ts';
import { Unreadable } from '../unreadable.ts';
import { cellText, numberText } from './cell-text.ts';
import { denseSheet, type DenseSheet } from './dense-sheet.ts';
import { type Parts, Unpacking } from './unpack.ts';
import { readWorkbook, type Workbook } from './workbook.ts';

/** One sheet of a workbook. */
export interface WorkbookSheet {
  sheet: string;
  rows: TableRow[];
  merged: MergedCells[];
}

/** A workbook of which nothing is read yet but the names of its sheets. */
interface OpenWorkbook {
  sheets: SheetName[];
  /**
   * Reads sheets that are not empty, one after another.
   * @param wanted the name of one; left out, all that are shown
   */
  read: (wanted: string | undefined) => AsyncGenerator<WorkbookSheet>;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** @throws Unreadable, as reading a sheet does */
export function openXlsx(bytes: Uint8Array<ArrayBuffer>, limits: ReadLimits): OpenWorkbook {
  const unpacking = new Unpacking(bytes, limits.unpacked);
  const workbook = readWorkbook(unpacking);
  const sheets = workbook.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
  return { sheets, read: (wanted) => sheetsIn(workbook, wanted, unpacking, limits) };
}

async function* sheetsIn(
  { sheets, strings = '', styles = '', isFrom1904 }: Workbook,
  wanted: string | undefined,
  unpacking: Unpacking,
  limits: ReadLimits,
): AsyncGenerator<WorkbookSheet> {
  let parts: Parts | undefined;
  let count = 0;
  for (const { name, part, isHidden } of sheets) {
    if (wanted === undefined ? isHidden : name !== wanted) continue;
    const xml = unpacking.texts((one) => one === part).get(part);
    if (xml === undefined) throw new Unreadable({ kind: 'damaged' });
    const dense = denseSheet(xml, limits);
    if (dense.rows.length === 0) continue;
    count += 1;
    if (count > SHEETS_WITHIN) return;
    parts ??= unpacking.texts((one) => one === strings || one === styles);
    const shared = { strings: parts.get(strings), styles: parts.get(styles), isFrom1904 };
    yield { sheet: name, ...rowsOf(dense, await cellsOf(dense, shared), limits) };
  }
}

/** What all sheets of a workbook share: the texts of cells, and their formats. */
interface Shared {
  strings: string | undefined;
  styles: string | undefined;
  isFrom1904: boolean;
}

/** The values of the cells, as `read-excel-file` finds them in a workbook of this sheet alone. */
async function cellsOf({ xml }: DenseSheet, { strings, styles, isFrom1904 }: Shared) {
  const parts = {
    'xl/workbook.xml': `<workbook><workbookPr date1904="${isFrom1904 ? 1 : 0}"/><sheets><sheet name="1" id="1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="1" Type="${RELATIONS}/worksheet" Target="sheet.xml"/></Relationships>`,
    'xl/sheet.xml': xml,
    'xl/sharedStrings.xml': strings ?? '<sst/>',
    'xl/styles.xml': styles ?? '<styleSheet/>',
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
