import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { setupLink } from '../../../src/organisation/setup/write-link.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/changes/settings.ts';
import { qrPicture, type QrPicture } from '../../../src/ui/controls/qr-code.ts';

/** Pixels for each module. */
const SCALE = 4;

/** Draws the picture's bars, as a browser does, into the pixels of a camera. */
function photographed({ size, path }: QrPicture) {
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

const LINK = setupLink(
  'https://outpost.example.org/field/',
  {
    ...DEFAULT_SETTINGS,
    organisationName: 'Shirika la Mfano – منظمة',
    serverAddress: 'https://api.example.org',
  },
  [{ uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru 3', type: 'TEAM' }],
);

test.each([
  ['a setup link', LINK],
  ['the longest text that it takes', 'https://'.padEnd(666, 'x')],
  ['the shortest', 'a'],
])('%s is read from the picture as it was', (_, text) => {
  const picture = qrPicture(text);
  if (!picture) throw new Error('There is no picture');
  expect(decodeQR(photographed(picture))).toBe(text);
});

test('a text that a small phone could not show large enough has no picture', () => {
  expect(qrPicture('x'.repeat(667))).toBeUndefined();
});
