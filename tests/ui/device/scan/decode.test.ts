import { expect, test } from 'vitest';
import { qrPicture } from '../../../../src/ui/controls/qr-code.ts';
import { codeReader } from '../../../../src/ui/device/scan/code-reader.ts';
import { decodePicture } from '../../../../src/ui/device/scan/decode.ts';
import { photographed } from '../../controls/photographed.ts';

test.each(['https://example.org/#/setup?server=https%3A%2F%2Fapi.example.org', 'K7QF-2MXC'])(
  'what one device shows, the camera of another one reads: %s',
  (text) => {
    const picture = qrPicture(text);
    if (!picture) throw new Error('There is no picture');
    expect(decodePicture(photographed(picture))).toBe(text);
  },
);

test('a picture without a code has no text', () => {
  const [width, height] = [64, 64];
  expect(
    decodePicture({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(200) }),
  ).toBeUndefined();
});

test('a browser that reads codes does it itself', async () => {
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['ean_13', 'qr_code']);
    detect = () => Promise.resolve([{ rawValue: 'K7QF-2MXC' }]);
  }
  const read = await codeReader({ BarcodeDetector: Detector });
  expect(await read(document.createElement('video'))).toBe('K7QF-2MXC');
});
