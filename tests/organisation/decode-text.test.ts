import { expect, test } from 'vitest';
import { decodeText } from '../../src/organisation/decode-text.ts';

// Without €: Node's decoder of Windows-1252 reads that letter wrongly, browsers do not.
const TEXT = 'Équipe Ñ, ü';
const utf8 = new TextEncoder().encode(TEXT);
const units = Array.from(TEXT, (letter) => letter.charCodeAt(0));

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...utf8])],
  [
    'UTF-16, low byte first',
    new Uint8Array([0xff, 0xfe, ...units.flatMap((unit) => [unit & 255, unit >> 8])]),
  ],
  [
    'UTF-16, high byte first',
    new Uint8Array([0xfe, 0xff, ...units.flatMap((unit) => [unit >> 8, unit & 255])]),
  ],
  ['Windows-1252', new Uint8Array(units)],
])('a list saved as %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
