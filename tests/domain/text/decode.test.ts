import { expect, test } from 'vitest';
import { decodedPart, utf8Text } from '../../../src/domain/text/decode.ts';

test.each([
  ['K%C3%A9', 'Ké'],
  ['100%', '100%'],
  ['%ff', '%ff'],
])('the part %s of an address is read as %s', (part, text) => {
  expect(decodedPart(part)).toBe(text);
});

test('bytes that are not UTF-8 have no text', () => {
  expect(utf8Text(new TextEncoder().encode('é'))).toBe('é');
  expect(utf8Text(Uint8Array.of())).toBe('');
  expect(utf8Text(Uint8Array.of(0xe9))).toBeUndefined();
});
