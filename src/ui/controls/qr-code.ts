import { encode } from 'uqr';

/** A QR code as a picture, measured in modules. */
export interface QrPicture {
  /** Width and height, with the white border of four modules that cameras need. */
  size: number;
  /** The dark modules, as the `d` of an SVG path. */
  path: string;
}

/** The largest version that a camera can read from the screen of a small phone: 97 modules of about three pixels. */
const MAX_VERSION = 20;
const BORDER = 4;

/**
 * The QR code of a text, with error correction M, so that it can be read if a reflection hides a seventh of it. Undefined for a
 * text of more than 666 bytes.
 */
export function qrPicture(text: string): QrPicture | undefined {
  try {
    const { data, size } = encode(text, {
      ecc: 'M',
      boostEcc: true,
      maxVersion: MAX_VERSION,
      border: BORDER,
    });
    return { size, path: data.map(rowPath).join('') };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Joins neighbouring modules into one bar, so that no hairline shows between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
  }
  return path;
}
