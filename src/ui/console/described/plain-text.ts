/** A part of a text, and whether it is quoted as code. */
export interface TextPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** The parts of a text of `openapi.json`, where backticks stand around code and two stars around bold text, whose stars are dropped. */
export function partsOf(text: string): TextPart[] {
  return text
    .replaceAll('**', '')
    .split('`')
    .map((part, at) => ({ text: part, isCode: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The same without any marks, for where there is only text. */
export function plain(text: string): string {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}

/** English beside another language: its marks keep their places where lines are read from the right. */
export function apart(english: string): string {
  return `\u2066${english}\u2069`;
}
