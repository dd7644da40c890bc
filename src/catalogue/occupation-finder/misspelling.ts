/** Finds words that differ from a given one by a few slips of the finger. */
export interface Misspellings {
  /** Positions in the word list of those within the allowed distance, with that distance. */
  near(word: string, most?: number): { index: number; slips: number }[];
}

/** One bit a letter, so that most words are ruled out by two machine operations. */
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

/** Slips that a word may hold and still be recognised. */
export function slipsAllowed(word: string): number {
  const length = DENSE.test(word) ? word.length - 1 : word.length;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

export function createMisspellings(words: readonly string[]): Misspellings {
  const sets = Int32Array.from(words, letterSet);
  const lengths = Uint8Array.from(words, (word) => Math.min(word.length, 255));
  return {
    near(word, most = slipsAllowed(word)) {
      const set = letterSet(word);
      const found: { index: number; slips: number }[] = [];
      for (let i = 0; most > 0 && i < words.length; i++) {
        if (Math.abs((lengths[i] ?? 0) - word.length) > most) continue;
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
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, previous, before);
    if (Math.min(...row) > most) return most + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? most + 1;
}

function nextRow(a: string, b: string, i: number, previous: number[], before: number[]): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const same = a[i - 1] === b[j - 1];
    let least = Math.min(
      (previous[j] ?? 0) + 1,
      (row[j - 1] ?? 0) + 1,
      (previous[j - 1] ?? 0) + (same ? 0 : 1),
    );
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      least = Math.min(least, (before[j - 2] ?? 0) + 1);
    row.push(least);
  }
  return row;
}
