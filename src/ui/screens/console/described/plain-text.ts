/** A part of a text, and whether it is quoted as code. */
export interface TextPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** The parts of a text of `openapi.json`. Backticks mark code; the double stars of bold text are dropped. */
export function partsOf(text: string): TextPart[] {
  return text
    .replaceAll('**', '')
    .split('`')
    .map((part, at) => ({ text: part, isCode: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The text without any marks, for places that show only text. */
export function plain(text: string): string {
  return partsOf(text)
    .map((part) => part.text)
    .join('');
}

/** English text isolated from its surroundings, so that its punctuation stays in place in a right-to-left language. */
export function apart(english: string): string {
  return `\u2066${english}\u2069`;
}
