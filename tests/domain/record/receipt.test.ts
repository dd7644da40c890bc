import { expect, test } from 'vitest';
import { numberOfReceipt } from '../../../src/domain/record/receipt.ts';
import { bareReceipt, receiptOf } from '../../../src/domain/record/receipt.ts';

test('100,000 records of a device have 100,000 receipts', () => {
  const receipts = new Set(Array.from({ length: 100_000 }, (_, at) => receiptOf(at + 1, 123_456_789)));
  expect(receipts.size).toBe(100_000);
});

test('a receipt is six characters that are not mistaken for one another', () => {
  for (let ordinal = 1; ordinal <= 1_000; ordinal += 1) {
    expect(receiptOf(ordinal, 0)).toMatch(/^[2-9A-HJ-NP-Z]{2}-[2-9A-HJ-NP-Z]{4}$/);
  }
});

test('receipts of neighbours look unlike, and so do those of two devices', () => {
  expect(new Set([1, 2, 3, 4].map((ordinal) => receiptOf(ordinal, 7).slice(0, 2))).size).toBe(4);
  expect(receiptOf(1, 7)).not.toBe(receiptOf(1, 8));
});

test('every version of the app gives out the same receipts: another order would repeat those of records made before', () => {
  const receipts = [
    [1, 0],
    [2, 0],
    [1, 123_456_789],
    [100_000, 123_456_789],
  ] as const;
  expect(receipts.map(([ordinal, salt]) => receiptOf(ordinal, salt))).toEqual([
    'TQ-LBHE',
    'YT-F9Y6',
    'N4-FFWQ',
    'JE-G53H',
  ]);
});

test.each(['K7-4QF2', 'k74qf2', 'K7 4QF2', ' k7-4qf2 '])('%s is read as the same receipt', (typed) => {
  expect(bareReceipt(typed)).toBe('K74QF2');
});

test('receipts as numbers are in the order of their texts', () => {
  const receipts = Array.from({ length: 2_000 }, (_, at) => receiptOf(at + 1, 99));
  const byNumber = receipts.toSorted((a, b) => (numberOfReceipt(a) ?? 0) - (numberOfReceipt(b) ?? 0));
  expect(byNumber).toEqual(receipts.toSorted());
  expect(numberOfReceipt('ZZ-ZZZZ')).toBe(2 ** 30 - 1);
});

test.each(['', 'K74QF2', 'K7-4QF', 'K7-4QF2 ', 'K7-4QF22', 'k7-4qf2', 'K7-4QF0', 'OO-OOOO'])(
  '%j is no receipt of a device, and has no number',
  (text) => {
    expect(numberOfReceipt(text)).toBeUndefined();
  },
);
