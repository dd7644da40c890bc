import type { Language } from '../languages/language.ts';

/** A word of a text, folded to lower case without marks, and its position in the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.](?=\p{L})[\p{L}\p{M}]+)*/gu;
const POSSESSIVE = /['’]s$/;
/** French leaves out a vowel before another and writes the words together: "d'école" is "école". */
const ELISION = /^(?:[cdjlmst]|(?:jus|lors|puis)?qu)['’](?=\p{L}{2})/iu;
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;

const PLAIN = /^[a-z0-9 ]*$/;

/** The words of `wordsOf` without their places. Quick on plain text: an index reads sixteen thousand pieces of it. */
export function spellingsOf(text: string): string[] {
  if (!PLAIN.test(text)) return wordsOf(text).map((word) => word.text);
  return text.split(' ').filter((word) => word !== '');
}

/** Words in order. An apostrophe or a full stop inside a word is dropped ("B.A." is "ba", "ladies'" is "ladies"). */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const elided = ELISION.exec(match[0])?.[0].length ?? 0;
    const folded = fold(match[0].slice(elided));
    if (folded) words.push({ text: folded, start: match.index + elided, end: match.index + match[0].length });
  }
  return words;
}

function fold(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase().replace(POSSESSIVE, '').replace(NOT_LETTER_OR_DIGIT, '');
  return ARABIC.test(plain) ? foldArabic(plain) : plain;
}

const ARABIC = /[\u0600-\u06ff]/;
/** "the", with "and", "in", "like" or "for" before it. */
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=.{3})/;

/** Hamza and vowel signs were removed before, as marks. This folds letters that people write in several ways, and drops the article. */
function foldArabic(word: string): string {
  return word
    .replaceAll('ـ', '')
    .replace(/[ٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ة', 'ه')
    .replaceAll('ء', '')
    .replace(ARABIC_ARTICLE, '');
}

const WORKER =
  /(?:er|or|man|ist|ian|yst|ant|hand|clerk|maid|chef|cook|guide|nurse|smith|wright|boy|girl|agent|aide|mate|pilot|guard|chief|head|president|midwife|professional|mechanic|mason|surgeon|secretary|representative|attorney|judge|men|people)s?$/;

/**
 * Position of the word that says what a person is; the other words say of what kind. "furnace *operator* metal" in
 * English, "*chauffeur* de taxi" in a language in which it comes first.
 */
export function headOf(words: readonly string[], { headFirst }: Pick<Language, 'headFirst'>): number {
  if (headFirst) return 0;
  for (let i = words.length - 1; i >= 0; i--) if (WORKER.test(words[i] ?? '')) return i;
  return words.length - 1;
}

/** Whether one of the words says what a person is. */
export function namesAPerson(words: readonly string[]): boolean {
  return words.some((word) => WORKER.test(word));
}
