/** Characters that are invisible at the beginning of a cell, and that spreadsheets skip. */
const UNSEEN = String.raw`[\s"\p{DI}\p{Cf}\p{Cc}\u2800]*`;
/** The characters with which a spreadsheet begins a formula, full-width ones included. */
const FORMULA = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** Where a cell may begin: spreadsheets of many countries separate cells by semicolons, and all of them by tabs and line ends. */
const BEGINNING = String.raw`^|[;\t\r\n]`;
const DANGEROUS = new RegExp(`((?:${BEGINNING})${UNSEEN})(${FORMULA})`, 'gu');
const GUARDED = new RegExp(`((?:${BEGINNING})${UNSEEN})'(?=${FORMULA})`, 'gu');

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What stands between two cells of the files that are written for spreadsheets. */
export type Separator = ',' | ';';

/** Where a comma parts the decimals, or did, a semicolon stands between cells: so Windows has it for most countries of these languages. */
const WITH_SEMICOLONS = ['fr', 'es', 'pt', 'ar'];

/** What spreadsheets in a language expect between cells. @param language a BCP 47 tag */
export function separatorFor(language: string): Separator {
  return WITH_SEMICOLONS.includes(language.split('-')[0] ?? '') ? ';' : ',';
}

/** A cell as RFC 4180 writes it. The apostrophe makes a spreadsheet show a formula instead of running it. */
export function cell(text: string, separator = ','): string {
  const guarded = text.replaceAll(DANGEROUS, "$1'$2");
  const harmless = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return /["\r\n]/.test(harmless) || harmless.includes(separator)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** The text of a cell that `cell` may have guarded. */
export function unguarded(text: string): string {
  return text.replace(/^'(?=[\t\r\n])/, '').replaceAll(GUARDED, '$1');
}

/** A line with its line end. */
export function line(cells: readonly string[], separator = ','): string {
  return `${cells.map((text) => cell(text, separator)).join(separator)}\r\n`;
}
