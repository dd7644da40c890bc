import { expect, test } from 'vitest';
import { countriesOfZone } from '../../../../src/ui/parts/person/country-of-zone.ts';

const CODES = ['GB', 'KE', 'TZ', 'UG'];

test.each([
  ['Africa/Nairobi', ['KE']],
  ['Europe/London', ['GB']],
  ['UTC', []],
  ['no zone', []],
])('the clock set for %s offers %j', (zone, offered) => {
  expect(countriesOfZone(zone, CODES)).toEqual(offered);
});
