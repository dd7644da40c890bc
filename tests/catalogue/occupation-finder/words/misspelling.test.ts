import { describe, expect, it } from 'vitest';
import {
  createMisspellings,
  distance,
} from '../../../../src/catalogue/occupation-finder/words/misspelling.ts';

describe('slips between two words', () => {
  it.each([
    ['plumber', 'plumber', 0],
    ['plumer', 'plumber', 1],
    ['plummber', 'plumber', 1],
    ['plunber', 'plumber', 1],
    ['plubmer', 'plumber', 1],
    ['lpubmer', 'plumber', 2],
    ['', 'ab', 2],
  ])('%s and %s are %i apart', (one, other, slips) => {
    expect(distance(one, other, 5)).toBe(slips);
    expect(distance(other, one, 5)).toBe(slips);
  });

  it('are counted no further than was asked', () => {
    expect(distance('teacher', 'plumber', 2)).toBe(3);
  });
});

describe('words near a mistyped one', () => {
  const words = ['cook', 'nurse', 'teacher', 'plumber', 'plumbing'];
  const near = (word: string) =>
    createMisspellings(words)
      .near(word)
      .map(({ index }) => words[index]);

  it.each([
    ['plumebr', ['plumber']],
    ['tacher', ['teacher']],
    ['nursse', ['nurse']],
    ['coo', []],
    ['zzzzzzz', []],
  ])('%s: %j', (word, expected) => {
    expect(near(word)).toEqual(expected);
  });
});
