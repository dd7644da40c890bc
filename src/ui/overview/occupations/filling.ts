/** How the name of a block of the occupations is written. */
export interface Filling {
  lines: number;
  /** Smaller letters and less room around them. */
  isLow: boolean;
  /** The name has no room for all of it. */
  isCut: boolean;
}

export interface BlockSize {
  /** In pixels, as is the size of the text that a person wants. */
  width: number;
  height: number;
  rem: number;
  /** Of the name. */
  letters: number;
  /** Of the number beside it. */
  digits: number;
}

/** A usual letter in parts of the size of the text: names are measured by it, and cut with an ellipsis if they are wider. */
const LETTER = 0.54;
/** What the bar of its people and the room around the name take of its width, in rem. */
const BESIDE = 2.5;

/** Smaller letters where the block is low, or the name has no room in usual ones. */
export function fillingOf({ width, height, rem, letters, digits }: BlockSize): Filling {
  const wide = width - 4 - BESIDE * rem - (digits * 0.6 + 0.5) * rem;
  const written = (size: number, line: number, room: number) => {
    const needed = Math.ceil(letters / Math.max(1, wide / (LETTER * size)));
    const lines = Math.max(1, Math.min(needed, Math.floor(room / (line * size))));
    return { lines, isCut: needed > lines };
  };
  const usual = written(rem, 1.25, height - 4 - rem);
  if (height >= 3.5 * rem && !usual.isCut) return { ...usual, isLow: false };
  return { ...written(0.875 * rem, 1.2, height - 8), isLow: true };
}
