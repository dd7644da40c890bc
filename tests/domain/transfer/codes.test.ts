import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixedWith, newCode, readCode, type CodeKind } from '../../../src/domain/transfer/codes.ts';
import { seedOf } from '../../support/parts/seed.ts';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const KINDS: readonly CodeKind[] = ['device', 'transfer', 'return'];

const aCode = fc
  .tuple(fc.constantFrom(...KINDS), fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 7, maxLength: 7 }))
  .map(([kind, values]) => {
    const left = [...values];
    return { kind, code: newCode(kind, () => (left.shift() ?? 0) / 32) };
  });

test('a code is short, has no letters that are misread, and is the same every time it is made from the same chance', () => {
  expect(newCode('device', () => 0.5)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(newCode('transfer', () => 0.5)).toMatch(/^[2-9A-HJ-NP-Z]{3}-[2-9A-HJ-NP-Z]{3}$/);
});

test('a code is read however it is typed', () => {
  fc.assert(
    fc.property(aCode, fc.constantFrom('', ' ', '-', ' – '), ({ kind, code }, between) => {
      const typed = ` ${Array.from(code.replace('-', '')).join(between).toLowerCase()} `;
      expect(readCode(kind, typed)).toBe(code);
    }),
    seedOf('codes of transfers'),
  );
});

test('a code is read in the digits of any script', () => {
  const code = newCode('device', () => 0.1);
  const typed = code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  expect(typed).not.toBe(code);
  expect(readCode('device', typed)).toBe(code);
});

test('one wrong letter is always noticed, and so are two that changed places', () => {
  fc.assert(
    fc.property(aCode, fc.nat(), fc.nat(), fc.nat(), ({ kind, code }, at, other, letter) => {
      const letters = Array.from(code.replace('-', ''));
      const [i, j] = [at % letters.length, other % letters.length];
      const wrong = letters.with(i, ALPHABET.charAt(letter % ALPHABET.length));
      expect(readCode(kind, wrong.join('')) === undefined).toBe(wrong[i] !== letters[i]);
      const swapped = letters.with(i, letters[j] ?? '').with(j, letters[i] ?? '');
      expect(readCode(kind, swapped.join('')) === undefined).toBe(letters[i] !== letters[j]);
    }),
    seedOf('codes of transfers'),
  );
});

test('a code of another kind is never taken for this one', () => {
  fc.assert(
    fc.property(aCode, fc.constantFrom(...KINDS), ({ kind, code }, other) => {
      expect(readCode(other, code) === undefined).toBe(kind !== other);
    }),
    seedOf('codes of transfers'),
  );
});

test.each(['', 'K7', 'K7QF-2MX', 'K7QF-2MXC-2', '0OI1-0OI1', 'ÄÖÜß-ÄÖÜß', '💥💥💥💥💥💥💥💥'])(
  '“%s” is no code',
  (typed) => {
    for (const kind of KINDS) expect(readCode(kind, typed)).toBeUndefined();
  },
);

test('the return code of one transfer is that of no other, however alike their ids are, and gives the secret back', () => {
  const secret = newCode('return', () => 0.5);
  const codes = new Set<string>();
  for (let nth = 0; nth < 300; nth += 1) {
    const id = `00000005-0000-4000-8000-${String(nth).padStart(12, '0')}`;
    const code = mixedWith(id, secret);
    codes.add(code);
    expect(mixedWith(id, code)).toBe(secret);
  }
  expect(codes.size).toBe(300);
});
