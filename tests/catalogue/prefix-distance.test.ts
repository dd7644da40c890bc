import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefixDistance } from '../../src/catalogue/prefix-distance.ts';

describe('the distance to the beginning of a word', () => {
  it.each([
    ['', 'kenya', 0],
    ['ken', 'kenya', 0],
    ['kenya', 'kenya', 0],
    ['keyna', 'kenya', 1],
    ['kenia', 'kenya', 1],
    ['tanzn', 'tanzania', 1],
    ['ugnda', 'uganda', 1],
    ['ugganda', 'uganda', 1],
    ['abc', '', 3],
    ['xyz', 'kenya', 3],
  ])('from "%s" to "%s" is %d', (typed, word, distance) => {
    expect(prefixDistance(typed, word, 3)).toBe(distance);
    expect(prefixDistance(typed, word, distance)).toBe(distance);
    if (distance > 0) expect(prefixDistance(typed, word, distance - 1)).toBe(Infinity);
  });

  it('is none for a beginning, never more than what was typed, and one more letter adds one at most', () => {
    const word = fc.stringMatching(/^[a-c]{0,8}$/);
    fc.assert(
      fc.property(word, word, fc.nat(8), (one, other, length) => {
        expect(prefixDistance(one.slice(0, length), one, 0)).toBe(0);
        const distance = prefixDistance(one, other, 9);
        expect(distance).toBeLessThanOrEqual(one.length);
        expect(prefixDistance(`${one}a`, other, 9)).toBeLessThanOrEqual(distance + 1);
      }),
      { seed: 20261121 },
    );
  });

  it('is the same with a smaller most, and Infinity beyond it', () => {
    const word = fc.stringMatching(/^[a-c]{0,8}$/);
    fc.assert(
      fc.property(word, word, fc.nat(3), (typed, name, most) => {
        const distance = prefixDistance(typed, name, 9);
        expect(prefixDistance(typed, name, most)).toBe(distance > most ? Infinity : distance);
      }),
      { seed: 20261122, numRuns: 1000 },
    );
  });
});
