import { expect, test } from 'vitest';
import { isSafeAddress } from '../../src/domain/server-address.ts';

test.each([
  ['https://api.example.org', true],
  ['https://api.example.org/under/path', true],
  ['http://localhost:8787', true],
  ['http://127.0.0.1:8787', true],
  // No content policy can name it.
  ['http://[::1]:8787', false],
  ['http://app.localhost:8787', false],
  ['http://api.example.org', false],
  ['http://localhost.example.org', false],
  ['https://user@api.example.org', false],
  ['ftp://localhost', false],
  ['api.example.org', false],
  ['', false],
])('%s may be addressed: %s', (address, safe) => {
  expect(isSafeAddress(address)).toBe(safe);
});
