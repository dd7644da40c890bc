import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { setupLink } from '../../../src/organisation/setup/write-link.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/changes/settings.ts';
import { photographed } from './photographed.ts';
import { qrPicture } from '../../../src/ui/controls/qr-code.ts';

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
