/** A word of a text: folded to lower case without marks, and where it stood in the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’.](?=\p{L})\p{L}+)*/gu;
const POSSESSIVE = /['’]s$/;
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu;

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
