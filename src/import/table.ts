/** How the rows came: by a file of one of these formats, or pasted as text. */
export type TableKind = 'csv' | 'tsv' | 'xlsx' | 'pasted';

/** A row below the headings. */
export interface TableRow {
  /** As a spreadsheet counts its rows, from 1. */
  number: number;
  /** One text for each column, as the file has it; empty where the cell is. */
  cells: readonly string[];
  /** The spreadsheet does not show it. */
  isHidden?: true;
}

/** One sheet of people, as text. Empty rows and empty columns are left out. */
export interface Table {
  /** The name of the file; empty for rows that were pasted. */
  name: string;
  kind: TableKind;
  /** SHA-256 in hex of what was read: the bytes of the file, and the name of the sheet. */
  hash: string;
  /** The name of the sheet, in a workbook. */
  sheet?: string;
  /** What stands between two cells of a text file. */
  separator?: string;
  /** The headings, without blanks around them; empty where there is none. */
  columns: readonly string[];
  rows: readonly TableRow[];
  /** The rows above the list, such as titles, with the cells as they came: they are not imported. */
  above?: readonly TableRow[];
}

/** A sheet of a workbook, of which one is read at a time. */
export interface SheetName {
  name: string;
  isHidden: boolean;
}

/** Why a file was not read, with what a message about it needs. */
export type ReadProblem =
  /** More bytes than `most`. */
  | { kind: 'too large'; most: number }
  /** More bytes than `most` once it is unpacked, as with a zip bomb. */
  | { kind: 'too large unpacked'; most: number }
  | { kind: 'too many rows'; most: number }
  | { kind: 'too many columns'; most: number }
  /** More cells than `most`, rows times columns. */
  | { kind: 'too many cells'; most: number }
  /** One cell has more characters than `most`. @see TableRow.number */
  | { kind: 'cell too long'; row: number; most: number }
  /** An OpenDocument file or an old Excel file: to be saved as XLSX or CSV. */
  | { kind: 'other format'; format: 'ods' | 'xls' }
  | { kind: 'locked' }
  /** Nothing that has rows and columns. */
  | { kind: 'no table' }
  | { kind: 'empty' }
  | { kind: 'damaged' };

/** What came of reading. */
export type Read =
  | { is: 'table'; table: Table; sheets: readonly SheetName[] }
  /** With the sheets of a workbook, of which another one may be readable. */
  | { is: 'refused'; problem: ReadProblem; sheets: readonly SheetName[] };
