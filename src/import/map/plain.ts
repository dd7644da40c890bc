import { folded } from '../../domain/text/words.ts';

/** What stands in a cell for nothing. `NA` alone is not among them: it is the code of Namibia. */
const NOTHING = /^n[/.]a\.?$/i;

/** What spreadsheets write where a formula has failed, in several languages: `#N/A`, `#REF!`, `#¿NOMBRE?`, `Err:502`. */
const FAILED = /^(?:#[¡¿]?[\p{L}\d/_]+[!?]|#n\/[ad]|#nv|#getting_data|err:\d{3})$/iu;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a cell says nothing: it is empty, has no letter or digit ("–", "?"), or says "n/a". */
export function isBlank(text: string): boolean {
  return !LETTER_OR_DIGIT.test(text) || NOTHING.test(text.trim());
}

/** Whether a cell has the error of a formula. It is not blank: the list meant something, such as a group that was not found. */
export function isFailed(text: string): boolean {
  return FAILED.test(text.trim());
}

/**
 * A word or heading as lists of words have it: lower case, without accents, marks and dots, with one form of those Arabic letters that are
 * written in two ways. "N° Mwanachama" → "n mwanachama", "أنثى" → "انثي".
 */
export function plainText(text: string): string {
  const words = folded(text.normalize('NFKC')).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return words.join(' ').replaceAll('ى', 'ي').replaceAll('ة', 'ه');
}
