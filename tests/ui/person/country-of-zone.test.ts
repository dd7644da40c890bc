import { expect, test, vi } from 'vitest';
import { countriesOfZone } from '../../../src/ui/person/country-of-zone.ts';

const CODES = ['GB', 'KE', 'TZ', 'UG'];

test.each([
  ['Africa/Nairobi', ['KE']],
  ['Europe/London', ['GB']],
  ['UTC', []],
  ['no zone', []],
])('the clock set for %s offers %j', (zone, offered) => {
  expect(countriesOfZone(zone, CODES)).toEqual(offered);
});

test('all countries are gone through once, not each time that the form is opened', () => {
  countriesOfZone('Africa/Nairobi', CODES);
  const asked = vi.spyOn(Intl, 'Locale');
  expect(countriesOfZone('Africa/Nairobi', CODES)).toEqual(['KE']);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
