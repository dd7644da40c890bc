/** Characters that are invisible at the beginning of a cell, and that spreadsheets skip. */
const UNSEEN = String.raw`[\s"\p{DI}\p{Cf}\p{Cc}\u2800]*`;
/** The characters with which a spreadsheet begins a formula, full-width ones included. */
const FORMULA = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** Where a cell may begin: spreadsheets of many countries separate cells by semicolons, and all of them by tabs and line ends. */
const BEGINNING = String.raw`^|[;\t\r\n]`;
const DANGEROUS = new RegExp(`((?:${BEGINNING})${UNSEEN})(${FORMULA})`, 'gu');

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell as RFC 4180 writes it. The apostrophe makes a spreadsheet show a formula instead of running it. */
export function cell(text: string): string {
  const guarded = text.replaceAll(DANGEROUS, "$1'$2");
  const harmless = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line with its line end. */
export function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}
