import { expect, test } from 'vitest';
import { pastedHash } from '../../../src/organisation/setup/pasted.ts';

test.each([
  ['a link', 'https://app.example.org/#/setup?country=GB', '#/setup?country=GB'],
  ['a message with a link', 'Here it is: https://a.example/#/setup?country=GB\nAnna', '#/setup?country=GB'],
  ['an address', ' api.example.org/api-v1/ ', '#/setup?server=https%3A%2F%2Fapi.example.org'],
  ['the address of this machine', 'localhost:8787', '#/setup?server=http%3A%2F%2Flocalhost%3A8787'],
])('%s opens the screen that asks', (_, text, hash) => {
  expect(pastedHash(text)).toEqual({ hash });
});

test.each([
  ['nothing', ''],
  ['words', 'my organisation'],
  ['a script', 'javascript:alert(1)'],
  ['a link to another screen', 'https://app.example.org/#/people'],
  ['an address over http', 'http://api.example.org'],
  ['an address with a password', 'https://a:b@api.example.org'],
])('%s is no link', (_, text) => {
  expect(pastedHash(text)).toEqual({ kind: 'no-link' });
});

test('a link that was broken over lines is refused whole', () => {
  expect(pastedHash('https://a.example/#/setup?country=GB\n&server=api.example.org')).toEqual({
    kind: 'broken',
  });
});

test('a text of a megabyte is not looked at', () => {
  expect(pastedHash('#/setup?'.repeat(125_000))).toEqual({ kind: 'too-long', most: 64_000 });
});
