import { describe, expect, test } from 'vitest';
import { setupQuery } from '../../../src/organisation/setup/clean-link.ts';

const QUERY = 'organisation=Example+Org&server=https://api.example.org&encoding=form';
const LINK = `https://app.example.org/sub/#/setup?${QUERY}`;

describe('a link is read as it was made', () => {
  test.each([
    ['with a full stop behind it', `${LINK}.`],
    ['in brackets', `(${LINK})`],
    ['in brackets, with a comma', `Open it (${LINK}), please`],
    ['in quotation marks', `“${LINK}”`],
    ['between angle brackets', `<${LINK}>`],
    ['with its # written as %23', LINK.replace('#', '%23')],
    ['with & written for HTML', LINK.replaceAll('&', '&amp;')],
    [
      'inside the link of a scanner',
      `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(LINK)}&data=05%7C01&reserved=0`,
    ],
    ['with a sentence on the next line', `${LINK}\nThanks, and see you at 5!`],
    ['with another link on the next line', `${LINK}\nhttps://other.example.org/?a=1&b=2`],
  ])('%s', (_, text) => {
    expect(setupQuery(text)).toEqual({ query: QUERY });
  });

  test('with a bracket that was opened in it', () => {
    expect(setupQuery('#/setup?organisation=Org+(Kenya)')).toEqual({ query: 'organisation=Org+(Kenya)' });
  });
});

test.each([
  ['between two fields', LINK.replace('&encoding', '\n&encoding')],
  ['within a value', LINK.replace('example.org&', 'exa\r\n> mple.org&')],
  ['within an escaped letter', '#/setup?organisation=Caf\n%C3%A9'],
])('a link that is broken %s is refused whole', (_, text) => {
  expect(setupQuery(text)).toBe('broken');
});

test.each([
  ['no link', 'https://app.example.org/#/people'],
  ['a scanned link that was cut', `https://scan.example/?url=${encodeURIComponent(LINK)}%C3`],
])('%s is none', (_, text) => {
  expect(setupQuery(text)).toBeUndefined();
});

test('a link of sixty thousand closing brackets is read', () => {
  expect(setupQuery(`#/setup?country=GB${')'.repeat(60_000)}`)).toEqual({ query: 'country=GB' });
});
