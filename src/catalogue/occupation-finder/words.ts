/** A word of a text: folded to lower case without marks, and where it stood in the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’.](?=\p{L})\p{L}+)*/gu;
const POSSESSIVE = /['’]s$/;
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;

const PLAIN = /^[a-z0-9 ]*$/;

/** The words of `wordsOf` without their places; quick on plain text, of which an index reads sixteen thousand pieces. */
export function spellingsOf(text: string): string[] {
  if (!PLAIN.test(text)) return wordsOf(text).map((word) => word.text);
  return text.split(' ').filter((word) => word !== '');
}

/** Words in order. An apostrophe or a full stop inside a word is dropped ("B.A." is "ba", "ladies'" is "ladies"). */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = fold(match[0]);
    if (folded) words.push({ text: folded, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

function fold(word: string): string {
  return word.normalize('NFKD').toLowerCase().replace(POSSESSIVE, '').replace(NOT_LETTER_OR_DIGIT, '');
}

const WORKER =
  /(?:er|or|man|ist|ian|yst|ant|hand|clerk|maid|chef|cook|guide|nurse|smith|wright|boy|girl|agent|aide|mate|pilot|guard|chief|head|president|midwife|professional)s?$/;

/** Position of the word that says what a person is, the others saying of what kind: "furnace *operator* metal". */
export function headOf(words: readonly string[]): number {
  for (let i = words.length - 1; i >= 0; i--) if (WORKER.test(words[i] ?? '')) return i;
  return words.length - 1;
}
