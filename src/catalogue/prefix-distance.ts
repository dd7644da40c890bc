/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to turn `typed` into the
 * beginning of `word`: 0 when the word begins with it, 1 for "tanzn" and "tanzania". A whole word is a
 * beginning too. Letters are counted as UTF-16 units.
 */
export function prefixDistance(typed: string, word: string): number {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      current.push(cheapest(typed, word, row, column, { before, above, current }));
    }
    before = above;
    above = current;
  }
  return Math.min(...above);
}

interface Rows {
  readonly before: readonly number[];
  readonly above: readonly number[];
  readonly current: readonly number[];
}

function cheapest(typed: string, word: string, row: number, column: number, rows: Rows): number {
  const at = (costs: readonly number[], index: number) => costs[index] ?? Infinity;
  const letter = typed[row - 1];
  const same = letter === word[column - 1];
  const swapped = letter === word[column - 2] && typed[row - 2] === word[column - 1];
  return Math.min(
    at(rows.above, column) + 1,
    at(rows.current, column - 1) + 1,
    at(rows.above, column - 1) + (same ? 0 : 1),
    swapped ? at(rows.before, column - 2) + 1 : Infinity,
  );
}
