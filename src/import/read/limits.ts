/** What is read of a file at most. More than one of these is a `ReadProblem` of its own. */
export interface ReadLimits {
  bytes: number;
  unpacked: number;
  rows: number;
  columns: number;
  cells: number;
  letters: number;
}

/** Headings, and titles above them, are among so many filled rows at the beginning: more than anyone writes above a list. */
export const HEADINGS_WITHIN = 20;

/** So many sheets with something in them are read to find the first with people; then a person chooses. Each costs the texts of the whole workbook. */
export const SHEETS_WITHIN = 10;

export const READ_LIMITS: ReadLimits = {
  /** 20 MB. A list of 50,000 people has about 5 MB; a larger file has pictures in it, or is no list. */
  bytes: 20_000_000,
  /** 60 MB of what an XLSX file unpacks to, and of the letters in its cells: a phone still has memory for both at once. */
  unpacked: 60_000_000,
  /** Rows below the headings: more people than an organisation registers in a year. */
  rows: 50_000,
  /** Columns that have something in them: people choose among them in a list. */
  columns: 100,
  /** Those below the headings, rows times columns: 100 columns of 50,000 rows took an XLSX reader 14 s and 1 GB. */
  cells: 1_000_000,
  /** What Excel takes in one cell. A longer text is usually a quotation mark that never ends. */
  letters: 32_767,
};

/**
 * What is read at most before it is known which rows are headings.
 * @see HEADINGS_WITHIN
 */
export function limitsWithHeadings({ rows, columns, cells }: ReadLimits): { rows: number; cells: number } {
  return { rows: rows + HEADINGS_WITHIN, cells: cells + HEADINGS_WITHIN * columns };
}
