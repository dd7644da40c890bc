/** Measures the width of a text, in pixels. */
export type Measure = (words: string, size: number, bold: boolean) => number;

/** The text, cut with an ellipsis if it is wider than `room`. */
export function fit(words: string, room: number, measure: Measure, size = 16, bold = false): string {
  if (measure(words, size, bold) <= room) return words;
  const signs = Array.from(words);
  while (signs.length > 0 && measure(`${signs.join('').trimEnd()}…`, size, bold) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** Puts pieces side by side while they fit, and the others on further lines. No piece is cut. */
export function lines(pieces: readonly string[], between: string, room: number, measure: Measure): string[] {
  const all: string[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    const longer = last === undefined ? piece : `${last}${between}${piece}`;
    if (last !== undefined && measure(longer, 16, false) <= room) all[all.length - 1] = longer;
    else all.push(piece);
  }
  return all;
}
