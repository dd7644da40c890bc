import { describe, expect, test } from 'vitest';
import { autoAssign, readPrice, totalOf } from '../../../src/ui/assessment/purchase.ts';

test.each([
  ['12.5', 12.5],
  ['12,50', 12.5],
  [' 0 ', 0],
  ['١٢٫٥٠', 12.5],
  ['१२', 12],
  ['1000000000', 1_000_000_000],
  ['1000000000.01', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1.2.3', undefined],
  ['twelve', undefined],
])('the price typed as “%s” is %s', (typed, price) => {
  expect(readPrice(typed)).toBe(price);
});

const terms = { country: 'KE', eachPrice: '0.10', extrasPrice: '0.20' };

test.each([
  ['0.10', '0', 0.3],
  ['1.10', '0', 3.3],
  ['0.10', '0.20', 0.5],
])('a sum has no rounding error: three times %s and %s', (eachPrice, extrasPrice, sum) => {
  expect(totalOf(3, { ...terms, eachPrice, extrasPrice })).toBe(sum);
});

test('there is no sum while a price cannot be read', () => {
  expect(totalOf(3, { ...terms, eachPrice: '' })).toBeUndefined();
});

describe('what is sent as auto_assign', () => {
  const entries = [{ key: 'AI', target: 'self' as const }];

  test('is the bare list for contracts without revenue share', () => {
    expect(autoAssign('other', entries, terms)).toEqual(entries);
  });

  test('names country and prices once for revenue share', () => {
    expect(autoAssign('revenue-share', entries, terms)).toEqual([
      { country: 'KE', assessment_each_price: 0.1, total_extras_price: 0.2, data: entries },
    ]);
  });

  test('is nothing while a price of a revenue share cannot be read', () => {
    expect(autoAssign('revenue-share', entries, { ...terms, extrasPrice: 'x' })).toBeUndefined();
  });
});
