import type { QrPicture } from '../../../src/ui/controls/qr-code.ts';

/** Pixels for each module. */
const SCALE = 4;

/** Draws the picture's bars, as a browser does, into the pixels of a camera. */
export function photographed({ size, path }: QrPicture) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * width + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(length) * SCALE * 4; at += 1) if (at % 4 < 3) data[at] = 0;
    }
  }
  return { width, height: width, data };
}
