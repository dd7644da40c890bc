import { limitsWithHeadings, type ReadLimits } from '../limits.ts';
import type { MergedCells } from '../merged-cells.ts';
import { Unreadable } from '../unreadable.ts';
import { mergedCellsIn } from './merge-cells.ts';
import { attributesOf, columnOf, escaped } from './xml-tags.ts';

/**
 * A sheet without its empty cells, in which each row is moved up and each cell is moved left. `read-excel-file` lays out every row
 * and column up to the last one, so that two cells that lie far apart would take all memory; and it knows no cells without address.
 */
export interface DenseSheet {
  xml: string;
  rows: DenseRow[];
  /** With rows and columns as the spreadsheet counts. */
  merged: MergedCells[];
}

export interface DenseRow {
  /** As the spreadsheet counts, from 1. */
  number: number;
  isHidden: boolean;
  /** Where its cells were, as the spreadsheet counts columns, from 1. */
  columns: number[];
}

/** Comments and instructions, texts that are not XML, and the tags of rows and cells. What never ends, ends with the text. */
const TOKENS =
  /<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<(\/?)(?:[^\s<>/:]+:)?(row|c)(?=[\s/>])([^<>]*?)(\/?)>/g;
const BEGIN = '<worksheet><sheetData>';
const END = '</sheetData></worksheet>';

/** @throws Unreadable if it has more than the limits allow */
export function denseSheet(xml: string, limits: ReadLimits): DenseSheet {
  const writing = new DenseWriting(limits);
  let after = 0;
  const { data, behind } = sheetData(xml);
  for (const token of data.matchAll(TOKENS)) {
    const [whole, plain, slash, name, attributes = '', endSlash] = token;
    writing.text(data.slice(after, token.index));
    after = token.index + whole.length;
    if (plain !== undefined) writing.text(escaped(plain));
    else if (name === 'row' && slash === '') writing.beginRow(attributesOf(attributes));
    else if (name === 'row') writing.endRow();
    else if (name === 'c' && slash === '')
      writing.beginCell(attributesOf(attributes), endSlash === '/' || data.startsWith('</', after));
    else if (name === 'c') writing.endCell();
  }
  return { xml: writing.end(), rows: writing.rows, merged: mergedCellsIn(behind, limits) };
}

/** What stands between the tags of the cells' element, and behind it: which cells are merged, conditions, notes and pictures. */
function sheetData(xml: string): { data: string; behind: string } {
  const begin = /<(?:[^\s<>/:]+:)?sheetData\s*>/.exec(xml);
  const from = begin ? begin.index + begin[0].length : xml.length;
  const end = /<\/(?:[^\s<>/:]+:)?sheetData\s*>/.exec(xml);
  return { data: xml.slice(from, end?.index), behind: end ? xml.slice(end.index) : '' };
}

class DenseWriting {
  readonly rows: DenseRow[] = [];
  readonly #limits: ReadLimits;
  readonly #pieces = [BEGIN];
  readonly #columns = new Set<number>();
  #cells = 0;
  /** The row that was begun last. It is written with its first cell. */
  #row: DenseRow = { number: 0, isHidden: false, columns: [] };
  /** Where the last cell of the row was. */
  #column = 0;
  #isInCell = false;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  beginRow(attributes: ReadonlyMap<string, string>): void {
    const number = Number(attributes.get('r'));
    const hidden = attributes.get('hidden');
    this.#column = 0;
    this.#row = {
      number: isPlace(number, this.#row.number) ? number : this.#row.number + 1,
      isHidden: hidden === '1' || hidden === 'true',
      columns: [],
    };
  }

  endRow(): void {
    this.endCell();
    if (this.#row.columns.length > 0) this.#pieces.push('</row>');
  }

  beginCell(attributes: ReadonlyMap<string, string>, isEmpty: boolean): void {
    const column = columnOf(attributes.get('r') ?? '');
    this.#column = isPlace(column, this.#column) ? column : this.#column + 1;
    if (isEmpty) return;
    this.#count();
    if (this.#row.columns.push(this.#column) === 1) {
      this.rows.push(this.#row);
      this.#pieces.push(`<row r="${this.rows.length}">`);
    }
    const address = `${columnName(this.#row.columns.length)}${this.rows.length}`;
    // The reader leaves the errors of formulas out: as a text, #N/A is asked about.
    const type = attributes.get('t') === 'e' ? 'str' : (attributes.get('t') ?? 'n');
    const style = attributes.get('s') ?? '';
    this.#pieces.push(`<c r="${address}" t="${word(type)}" s="${word(style)}">`);
    this.#isInCell = true;
  }

  endCell(): void {
    if (this.#isInCell) this.#pieces.push('</c>');
    this.#isInCell = false;
  }

  text(xml: string): void {
    if (this.#isInCell) this.#pieces.push(xml);
  }

  end(): string {
    this.#pieces.push(END);
    return this.#pieces.join('');
  }

  #count(): void {
    const { rows, columns, cells } = this.#limits;
    const before = limitsWithHeadings(this.#limits);
    this.#cells += 1;
    this.#columns.add(this.#column);
    if (this.rows.length > before.rows) throw new Unreadable({ kind: 'too many rows', most: rows });
    if (this.#columns.size > columns) throw new Unreadable({ kind: 'too many columns', most: columns });
    if (this.#cells > before.cells) throw new Unreadable({ kind: 'too many cells', most: cells });
  }
}

/** Places ascend, and a spreadsheet counts no further than this. */
function isPlace(number: number, last: number): boolean {
  return Number.isInteger(number) && number > last && number <= 1_048_576;
}

/** The letters of a column, from 1. */
function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? columnName(rest) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

function word(text: string): string {
  return text.replaceAll(/\W/g, '');
}
