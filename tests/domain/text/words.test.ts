import { expect, test } from 'vitest';
import { wordsOf } from '../../../src/domain/text/words.ts';

test.each([
  ['Bed 4, Ward B', ['bed', '4', 'ward', 'b']],
  ['Élan élan', ['elan']],
  ['  ', []],
  ['Nurse (registered)', ['nurse', 'registered']],
  ['Ωmega 12', ['ωmega', '12']],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
