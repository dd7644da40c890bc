/** How the name of a block of the occupations is written. */
export interface Filling {
  lines: number;
  /** The name is written smaller, with less space around it. */
  isLow: boolean;
  /** The name does not fit completely. */
  isCut: boolean;
}

export interface BlockSize {
  /** In pixels, as is `rem`, the text size that a person sets. */
  width: number;
  height: number;
  rem: number;
  /** The length of the name. */
  letters: number;
  /** The length of the number beside it. */
  digits: number;
}

/** The width of a usual letter, relative to the text size. It is an estimate; a name that is wider is cut with an ellipsis. */
const LETTER = 0.54;
/** The width that the bar of people and the space around the name take, in rem. */
const BESIDE = 2.5;

/** Chooses a smaller text size where the block is low or the name does not fit in the usual size. */
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
