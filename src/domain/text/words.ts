import { withAsciiDigits } from './digits.ts';

/** Marks that people leave out when they type. Elsewhere, such as in Bengali or Thai, a mark is a vowel. */
const OPTIONAL_MARKS = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])\p{M}+/gu;

/** The text without the accents and vowel points of Latin, Greek, Cyrillic, Arabic and Hebrew letters. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(OPTIONAL_MARKS, '$1').normalize('NFC');
}

/** A text as it is searched: lower case, without accents, in ASCII digits. `Élan` is found by `elan`, `١٢` by `12`. */
export function folded(text: string): string {
  return withAsciiDigits(withoutAccents(text)).toLowerCase();
}

/** The words of a text, folded, each once, in order of appearance. */
export function wordsOf(text: string): string[] {
  return [...new Set(folded(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [])];
}
