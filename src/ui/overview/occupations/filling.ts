/** How a block of the occupations is filled: how many lines its name has, and what shows its people below. */
export interface Filling {
  lines: number;
  /** Smaller letters and less room around them. */
  isLow: boolean;
  people: 'dots' | 'bar' | 'none';
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
  people: number;
}

/** One dot is one person, up to so many in a block; more are a bar. */
const MOST_DOTS = 60;
/** From one dot to the next, in rem. */
const PITCH = 0.75;
/** A usual letter in parts of the size of the text: names are measured by it, and cut with an ellipsis if they are wider. */
const LETTER = 0.54;

/** The name comes first, then its people in what is left. */
export function fillingOf({ width, height, rem, letters, digits, people }: BlockSize): Filling {
  const isLow = height < 3.5 * rem;
  const size = (isLow ? 0.875 : 1) * rem;
  const line = (isLow ? 1.2 : 1.25) * size;
  const room = height - 4 - (isLow ? 4 : rem);
  const wide = width - 4 - 1.5 * rem;
  const perLine = Math.max(1, (wide - (digits * 0.6 + 0.5) * rem) / (LETTER * size));
  const needed = Math.ceil(letters / perLine);
  const lines = Math.max(1, Math.min(needed, Math.floor(room / line)));
  const left = room - lines * line - 0.25 * rem;
  const rows = Math.ceil(people / Math.max(1, Math.floor(wide / (PITCH * rem))));
  const isDotted = people <= MOST_DOTS && rows * PITCH * rem <= left;
  return {
    ...{ lines, isLow, isCut: needed > lines },
    people: isDotted ? 'dots' : left >= 0.75 * rem ? 'bar' : 'none',
  };
}
