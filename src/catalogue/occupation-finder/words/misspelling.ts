/** Finds words that differ from a given one by a few slips of the finger. */
export interface Misspellings {
  /** Positions in the word list of those within the allowed distance, with that distance. */
  near(word: string, most?: number): { index: number; slips: number }[];
}

/** One bit for each letter of a word: comparing two such sets rules most words out quickly. */
function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) % 32);
  return set;
}

function bits(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Arabic writes few vowels: its words are shorter, and one letter more often makes another word. */
const DENSE = /[\u0600-\u06ff]/;

/** How many slips a word may have and still be recognised. */
export function slipsAllowed(word: string): number {
  const length = DENSE.test(word) ? word.length - 1 : word.length;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The words by length, because only words about as long as the mistyped one are compared. */
interface ByLength {
  /** Position in the word list, shortest word first. */
  order: Int32Array;
  /** Length → where in `order` words of that length begin. */
  starts: Int32Array;
}

const LONGEST = 255;

function byLength(words: readonly string[]): ByLength {
  const starts = new Int32Array(LONGEST + 2);
  const lengthOf = (word: string) => Math.min(word.length, LONGEST);
  for (const word of words) starts[lengthOf(word) + 1] = (starts[lengthOf(word) + 1] ?? 0) + 1;
  for (let length = 0; length <= LONGEST; length++)
    starts[length + 1] = (starts[length + 1] ?? 0) + (starts[length] ?? 0);
  const next = starts.slice();
  const order = new Int32Array(words.length);
  words.forEach((word, i) => {
    const at = next[lengthOf(word)] ?? 0;
    order[at] = i;
    next[lengthOf(word)] = at + 1;
  });
  return { order, starts };
}

export function createMisspellings(words: readonly string[]): Misspellings {
  const sets = Int32Array.from(words, letterSet);
  const { order, starts } = byLength(words);
  return {
    near(word, most = slipsAllowed(word)) {
      if (most < 1) return [];
      const set = letterSet(word);
      const found: { index: number; slips: number }[] = [];
      const to = starts[Math.min(LONGEST, word.length + most) + 1] ?? 0;
      for (let at = starts[Math.max(0, Math.min(LONGEST, word.length) - most)] ?? 0; at < to; at++) {
        const i = order[at] ?? 0;
        const other = sets[i] ?? 0;
        if (bits(set & ~other) > most || bits(other & ~set) > most) continue;
        const slips = distance(word, words[i] ?? '', most);
        if (slips <= most) found.push({ index: i, slips });
      }
      return found;
    },
  };
}

/** Slips between two words: a letter missing, doubled or wrong, or two neighbours swapped; more than `most` counts as `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = new Uint16Array(b.length + 1);
  let previous = Uint16Array.from({ length: b.length + 1 }, (_, j) => j);
  let row = new Uint16Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    if (fillRow(a, b, i, { row, previous, before }) > most) return most + 1;
    [before, previous, row] = [previous, row, before];
  }
  return Math.min(previous[b.length] ?? most + 1, most + 1);
}

interface Rows {
  row: Uint16Array;
  previous: Uint16Array;
  before: Uint16Array;
}

/** Fills one row of the table of distances between beginnings, and gives its least. */
function fillRow(a: string, b: string, i: number, { row, previous, before }: Rows): number {
  row[0] = i;
  let least = i;
  for (let j = 1; j <= b.length; j++) {
    const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
    let slips = Math.min(
      (previous[j] ?? 0) + 1,
      (row[j - 1] ?? 0) + 1,
      (previous[j - 1] ?? 0) + (same ? 0 : 1),
    );
    const isSwapped =
      i > 1 &&
      j > 1 &&
      a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
      a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
    if (isSwapped) slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
    row[j] = slips;
    if (slips < least) least = slips;
  }
  return least;
}
