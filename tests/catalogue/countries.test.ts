import { describe, expect, it } from 'vitest';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

const { countries } = await shippedCatalogue();
const found = (query: string) => countries.search(query).map((hit) => hit.code);

describe('the countries', () => {
  it.each(['GB', 'KE', 'TL', 'SS'])('include %s', (code) => expect(countries.has(code)).toBe(true));

  it.each(['UK', 'EU', 'XK', 'UN', 'AN', 'SU', 'gb', 'GBR', '', '__proto__'])(
    'do not include "%s"',
    (code) => {
      expect(countries.has(code)).toBe(false);
    },
  );

  it('are named in British English', () => {
    expect(countries.nameOf('GB')).toBe('United Kingdom');
    expect(countries.nameOf('KE')).toBe('Kenya');
  });

  it.each(['XK', 'UK', 'ZZ', 'nonsense', ''])(
    'leave a code that is none of them as it came: "%s"',
    (code) => {
      expect(countries.nameOf(code)).toBe(code);
    },
  );
});

describe('the countries in another language', () => {
  const french = countries.inLanguage('fr');

  it('have their names in it, in its order', () => {
    expect(french.nameOf('DE')).toBe('Allemagne');
    const names = french.search('').map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')));
  });

  it.each([
    ['allem', { code: 'DE', name: 'Allemagne' }],
    ['germany', { code: 'DE', name: 'Allemagne', via: 'Germany' }],
    ['England', { code: 'GB', name: 'Royaume-Uni', via: 'England' }],
  ])('are found by “%s”', (typed, hit) => {
    expect(french.search(typed)[0]).toEqual(hit);
  });

  it('are the same countries again in their own language', () => {
    expect(french.inLanguage('fr')).toBe(french);
    expect(french.inLanguage('en-GB').nameOf('DE')).toBe('Germany');
    expect(countries.inLanguage('en-GB')).toBe(countries);
  });
});

describe('a search for a country', () => {
  it.each([
    ['a code', 'ke', 'KE'],
    ['a code that is also the beginning of names', 'in', 'IN'],
    ['a whole name before longer ones that begin with it', 'Niger', 'NE'],
    ['a whole name among several words', 'guinea', 'GN'],
    ['the beginning of a name', 'tanz', 'TZ'],
    ['the beginning of a later word', 'leone', 'SL'],
    ['beginnings of words in any order', 'bis gui', 'GW'],
    ['letters without their accents', 'cote divoire', 'CI'],
    ['letters with accents', 'RÉUNION', 'RE'],
    ['an apostrophe of either kind', "Cote d'Ivoire", 'CI'],
    ['Saint written out', 'Saint Lucia', 'LC'],
    ['"and" for "&"', 'Antigua and Barbuda', 'AG'],
    ['an article', 'the gambia', 'GM'],
    ['an alias', 'Burma', 'MM'],
    ['the beginning of an alias', 'hollan', 'NL'],
    ['an abbreviation with dots', 'U.S.A.', 'US'],
    ['an official form', 'Republic of Kenya', 'KE'],
    ['a longer official form', 'Hashemite Kingdom of Jordan', 'JO'],
  ])('finds %s: %s', (_, query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it('says by which other name a country was found', () => {
    expect(countries.search('england')[0]).toEqual({ code: 'GB', name: 'United Kingdom', via: 'England' });
    expect(countries.search('kenya')[0]).toEqual({ code: 'KE', name: 'Kenya' });
  });

  it('lists all of several that fit', () => {
    expect(found('korea').toSorted()).toEqual(['KP', 'KR']);
    expect(found('congo').toSorted()).toEqual(['CD', 'CG']);
  });

  it('lists every country by name while nothing is typed', () => {
    const names = countries.search(' ').map((hit) => hit.name);
    expect(names).toHaveLength(249);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
  });

  it.each(['keyna', 'ugnda', 'scottland'])('leaves slips to the near matches: "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });

  it.each(['xk', 'kosovo', 'atlantis', 'qqqq', '???!x', '12'])('finds nothing for "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });
});

describe('a suggestion', () => {
  it.each([
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['England', 'GB'],
    ['Kenya', 'KE'],
    ['Kenia', 'KE'],
    ['keyna', 'KE'],
    ['ugnda', 'UG'],
    ['phillipines', 'PH'],
    ['zimbawb', 'ZW'],
    ['scottland', 'GB'],
    ['ke', 'KE'],
    ['USA', 'US'],
    ['DR Congo', 'CD'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['north korea', 'KP'],
    ['moz', 'MZ'],
  ])('is given for %s: %s', (text, code) => expect(countries.suggest(text)).toBe(code));

  it.each(['', ' ', 'EU', 'XK', 'Korea', 'Congo', 'Nigera', 'S', 'qqqq'])('is not given for "%s"', (text) => {
    expect(countries.suggest(text)).toBeUndefined();
  });
});
