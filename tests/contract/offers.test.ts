import { expect, test } from 'vitest';
import { OFFERS_HEADER, readOffers } from '../../src/contract/offers.ts';

test.each([
  ['idempotency-key, device', ['idempotency-key', 'device']],
  ['Team,IDEMPOTENCY-KEY', ['idempotency-key', 'team']],
  ['something-newer', []],
  ['', []],
])('the offers in “%s”', (value, offers) => {
  expect(readOffers(new Headers({ [OFFERS_HEADER]: value }))).toEqual(offers);
});

test('a server without the header offers nothing', () => {
  expect(readOffers(new Headers())).toEqual([]);
});
