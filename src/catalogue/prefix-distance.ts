/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to turn `typed` into the
 * beginning of `word`: 0 when the word begins with it, 1 for "tanzn" and "tanzania". A whole word is a beginning too.
 * Letters are counted as UTF-16 units. A distance above `most` is given as Infinity. This takes about `most` times as
 * many steps as the shorter text has letters.
 */
export function prefixDistance(typed: string, word: string, most: number): number {
  if (typed.length > word.length + most) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: Math.min(word.length, most) + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current: number[] = [];
    if (row <= most) current[0] = row;
    // Cells that are further from the diagonal than `most` cost more than `most`.
    const last = Math.min(word.length, row + most);
    for (let column = Math.max(1, row - most); column <= last; column++) {
      current[column] = cheapest(typed, word, row, column, { before, above, current });
    }
    if (least(current) > most) return Infinity;
    before = above;
    above = current;
  }
  const distance = least(above);
  return distance > most ? Infinity : distance;
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

/** A row has numbers only near the diagonal; `reduce` skips the other cells. */
function least(costs: readonly number[]): number {
  return costs.reduce((one, other) => Math.min(one, other), Infinity);
}
